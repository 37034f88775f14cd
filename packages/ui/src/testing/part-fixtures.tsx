import type { ReactElement } from 'react'
import * as ui from '../index.ts'

// Every exported part in its minimal context. Not published: the conformance tests run on each of them and fail for a
// part that is missing.

/** Props passed to a part and expected on its element. */
export interface Probe {
  ref: (element: Element | null) => void
  className: string
  'data-probe': string
}

type PartFixture = (probe: Probe) => ReactElement

const crumbs = [
  { name: 'Головна', url: '/' },
  { name: 'Куртки', url: '/jackets' },
]
const orders = [{ value: 'cheap', name: 'Спочатку дешевші' }]

const inField = (part: ReactElement) => (
  <ui.FieldRoot hint="Надішлемо підтвердження" error="Це поле є обовьязковим!">
    <ui.FieldLabel>E-mail</ui.FieldLabel>
    {part.type !== ui.FieldInput && <ui.FieldInput />}
    {part}
  </ui.FieldRoot>
)
const inGallery = (part: ReactElement) => <ui.GalleryRoot count={2}>{part}</ui.GalleryRoot>
const inBadge = (part: ReactElement) => <ui.LanguageBadgeRoot>{part}</ui.LanguageBadgeRoot>
const inModal = (part: ReactElement) => (
  <ui.ModalRoot defaultName="cart">
    <ui.ModalContent name="cart">
      {part.type !== ui.ModalTitle && <ui.ModalTitle>Кошик</ui.ModalTitle>}
      {part}
    </ui.ModalContent>
  </ui.ModalRoot>
)
const inPicker = (part: ReactElement) => <ui.OptionPickerRoot label="Розмір">{part}</ui.OptionPickerRoot>
const inHistogram = (part: ReactElement) => (
  <ui.RatingHistogramRoot counts={[{ grade: 5, count: 62 }]} href={grade => `?grade=${grade}`} value={5}>
    {part}
  </ui.RatingHistogramRoot>
)
const inTimeline = (part: ReactElement) => (
  <ui.OrderTimelineRoot aria-label="Хід замовлення">
    <ui.OrderTimelineItem state="done">{part}</ui.OrderTimelineItem>
  </ui.OrderTimelineRoot>
)
const photo = { id: 1, name: 'шов.jpg', size: 2_400_000, status: 'failed', canRetry: true } as const
const inUpload = (part: ReactElement) => (
  <ui.UploadRoot name="photos" files={[photo]} error="Додайте фото">
    {part}
  </ui.UploadRoot>
)
const inSummary = (part: ReactElement) => <ui.OrderSummaryRoot aria-label="Замовлення">{part}</ui.OrderSummaryRoot>
const inStepper = (part: ReactElement) => <ui.QuantityStepperRoot>{part}</ui.QuantityStepperRoot>
const inStep = (part: ReactElement) => (
  <ui.StepListItem state="open" number={1}>
    {part}
  </ui.StepListItem>
)
const inTabs = (part: ReactElement) => <ui.TabsRoot defaultValue="technical">{part}</ui.TabsRoot>
const inSidebar = (part: ReactElement) => <ui.AccountSidebarRoot>{part}</ui.AccountSidebarRoot>
const inMenu = (part: ReactElement) => <ui.AccountMenuRoot>{part}</ui.AccountMenuRoot>
const inActions = (part: ReactElement) => <ui.ActionMenuRoot defaultOpen>{part}</ui.ActionMenuRoot>
const inNewsletter = (part: ReactElement) => <ui.NewsletterFormRoot>{part}</ui.NewsletterFormRoot>
const inToast = (part: ReactElement) => (
  <ui.ToastRegion>
    <ui.ToastRoot>{part}</ui.ToastRoot>
  </ui.ToastRegion>
)
const find = () => Promise.resolve([])
const inCombobox = (part: ReactElement, items = [{ id: 'odesa', text: 'Одеса' }]) => (
  <ui.ComboboxRoot items={items} defaultOpen>
    <ui.ComboboxInput aria-label="Місто" />
    {part}
  </ui.ComboboxRoot>
)

const searchState = (options: readonly ui.Suggestion[]): ui.SearchState<ui.Suggestion> => ({
  value: 'куртка',
  onValueChange: () => {},
  status: options.length > 0 ? 'found' : 'empty',
  open: true,
  options,
  active: null,
  onClose: () => {},
  onMove: () => {},
})
const inSearch = (part: ReactElement, options = [{ id: 'traverse', text: 'Куртка Траверс', href: '/traverse' }]) => (
  <ui.SearchComboboxRoot action="/search" state={searchState(options)}>
    {part.type !== ui.SearchComboboxInput && <ui.SearchComboboxInput />}
    {part}
  </ui.SearchComboboxRoot>
)

const inSelect = (part: ReactElement, defaultOpen = true) => (
  <ui.SelectRoot items={[{ value: 'odesa', text: 'Одеса', detail: 'Одеська обл.' }]} defaultOpen={defaultOpen}>
    {part.type !== ui.SelectTrigger && <ui.SelectTrigger aria-label="Місто" />}
    {part}
  </ui.SelectRoot>
)

const inPopover = (part: ReactElement) => (
  <ui.PopoverRoot defaultOpen>
    <ui.PopoverTrigger>Доставка</ui.PopoverTrigger>
    <ui.PopoverContent aria-label="Доставка">{part}</ui.PopoverContent>
  </ui.PopoverRoot>
)
const inTooltip = (part: ReactElement) => (
  <ui.TooltipRoot defaultOpen>
    <ui.TooltipTrigger>Порівняти</ui.TooltipTrigger>
    {part}
  </ui.TooltipRoot>
)

export const partFixtures: Readonly<Record<string, PartFixture>> = {
  AddressFormField: probe => (
    <ui.AddressFormRoot fields={ui.addressFields('US')} aria-label="Адреса">
      <ui.AddressFormField name="zip" {...probe} />
    </ui.AddressFormRoot>
  ),
  AddressFormRoot: probe => <ui.AddressFormRoot fields={ui.addressFields('UA')} aria-label="Адреса" {...probe} />,
  ActionMenuTrigger: probe => inActions(<ui.ActionMenuTrigger {...probe}>Перемістити</ui.ActionMenuTrigger>),
  ActionMenuItem: probe =>
    inActions(
      <ui.ActionMenuContent aria-label="Перемістити">
        <ui.ActionMenuItem {...probe}>На зиму</ui.ActionMenuItem>
      </ui.ActionMenuContent>,
    ),
  ActionMenuContent: probe =>
    inActions(
      <ui.ActionMenuContent aria-label="Перемістити" {...probe}>
        <ui.ActionMenuItem>На зиму</ui.ActionMenuItem>
      </ui.ActionMenuContent>,
    ),
  ActionMenuSeparator: probe =>
    inActions(
      <ui.ActionMenuContent>
        <ui.ActionMenuSeparator {...probe} />
      </ui.ActionMenuContent>,
    ),
  AvailabilityLabel: probe => <ui.AvailabilityLabel availability="in-stock" {...probe} />,
  Badge: probe => <ui.Badge {...probe}>Новинка</ui.Badge>,
  Breadcrumbs: probe => <ui.Breadcrumbs items={crumbs} {...probe} />,
  Button: probe => <ui.Button {...probe}>Застосувати</ui.Button>,
  BuyBar: probe => <ui.BuyBar targetId="add" {...probe} />,
  CartLineError: probe => <ui.CartLineError {...probe} />,
  CartLineFooter: probe => <ui.CartLineFooter {...probe} />,
  CartLineName: probe => (
    <ui.CartLineName href="/travers" {...probe}>
      Траверс
    </ui.CartLineName>
  ),
  CartLineDescription: probe => <ui.CartLineDescription {...probe} />,
  CartLineMedia: probe => <ui.CartLineMedia {...probe} />,
  CartLineRemove: probe => <ui.CartLineRemove product="Траверс" {...probe} />,
  CartLineRoot: probe => (
    <ul>
      <ui.CartLineRoot {...probe} />
    </ul>
  ),
  CartLineHeader: probe => <ui.CartLineHeader {...probe} />,
  CheckboxGroup: probe => <ui.CheckboxGroup label="Додатково" error="Оберіть хоча б одне" {...probe} />,
  CheckboxGroupItem: probe => (
    <ui.CheckboxGroup label="Додатково" layout="grid">
      <ui.CheckboxGroupItem
        value="embroidery"
        title="Вишивка"
        icon={<ui.EditIcon />}
        disabled
        disabledReason="Від 10 штук"
        {...probe}
      />
    </ui.CheckboxGroup>
  ),
  CheckboxField: probe => <ui.CheckboxField label="Згода" error="Потрібна згода" {...probe} />,
  ColourDot: probe => <ui.ColourDot colours={['#333', '#f50']} {...probe} />,
  ComboboxEmpty: probe =>
    inCombobox(
      <ui.ComboboxPopup>
        <ui.ComboboxEmpty {...probe} />
      </ui.ComboboxPopup>,
      [],
    ),
  ComboboxField: probe => <ui.ComboboxField label="Місто" load={find} {...probe} />,
  ComboboxInput: probe => (
    <ui.ComboboxRoot>
      <ui.ComboboxInput aria-label="Місто" {...probe} />
    </ui.ComboboxRoot>
  ),
  ComboboxLabel: probe => inCombobox(<ui.ComboboxLabel {...probe}>Місто</ui.ComboboxLabel>),
  ComboboxList: probe =>
    inCombobox(
      <ui.ComboboxPopup>
        <ui.ComboboxList {...probe} />
      </ui.ComboboxPopup>,
    ),
  ComboboxOption: probe =>
    inCombobox(
      <ui.ComboboxPopup>
        <ui.ComboboxList>{item => <ui.ComboboxOption item={item} {...probe} />}</ui.ComboboxList>
      </ui.ComboboxPopup>,
    ),
  ComboboxPopup: probe => inCombobox(<ui.ComboboxPopup {...probe} />),
  ComboboxRoot: probe => <ui.ComboboxRoot {...probe} />,
  ComboboxStatus: probe => inCombobox(<ui.ComboboxStatus {...probe} />),
  DateField: probe => <ui.DateField label="Дата" defaultValue="2026-12-09" {...probe} />,
  EmailField: probe => <ui.EmailField label="E-mail" {...probe} />,
  EmptyStateFooter: probe => <ui.EmptyStateFooter {...probe} />,
  EmptyStateRoot: probe => <ui.EmptyStateRoot {...probe} />,
  EmptyStateDescription: probe => <ui.EmptyStateDescription {...probe} />,
  EmptyStateTitle: probe => <ui.EmptyStateTitle {...probe}>Ваш кошик порожній</ui.EmptyStateTitle>,
  ErrorSummary: probe => <ui.ErrorSummary errors={[{ id: 'city', text: 'Місто: оберіть' }]} {...probe} />,
  FieldInputGroup: probe => inField(<ui.FieldInputGroup {...probe} />),
  FieldError: probe => inField(<ui.FieldError {...probe} />),
  FieldHint: probe => inField(<ui.FieldHint {...probe} />),
  FieldInput: probe => inField(<ui.FieldInput {...probe} />),
  FieldLabel: probe => inField(<ui.FieldLabel {...probe}>Пошта</ui.FieldLabel>),
  FieldRoot: probe => <ui.FieldRoot valid {...probe} />,
  FieldSelect: probe => inField(<ui.FieldSelect {...probe} />),
  FieldTextarea: probe => inField(<ui.FieldTextarea {...probe} />),
  GalleryNext: probe => inGallery(<ui.GalleryNext {...probe} />),
  GalleryPrevious: probe => inGallery(<ui.GalleryPrevious {...probe} />),
  GalleryRoot: probe => <ui.GalleryRoot count={2} {...probe} />,
  GallerySlide: probe => inGallery(<ui.GallerySlide index={0} {...probe} />),
  GalleryViewport: probe => inGallery(<ui.GalleryViewport {...probe} />),
  GalleryThumbnail: probe => inGallery(<ui.GalleryThumbnail index={0} aria-label="Спереду" {...probe} />),
  GalleryThumbnails: probe => inGallery(<ui.GalleryThumbnails {...probe} />),
  GalleryTrack: probe => inGallery(<ui.GalleryTrack {...probe} />),
  IconButton: probe => <ui.IconButton aria-label="Кошик" {...probe} />,
  LanguageBadgeTrigger: probe => inBadge(<ui.LanguageBadgeTrigger badge="ua" language="українська" {...probe} />),
  LanguageBadgeLink: probe =>
    inBadge(
      <ui.LanguageBadgeContent>
        <ui.LanguageBadgeLink language="en" href="/en" {...probe}>
          English
        </ui.LanguageBadgeLink>
      </ui.LanguageBadgeContent>,
    ),
  LanguageBadgeContent: probe => inBadge(<ui.LanguageBadgeContent {...probe} />),
  LanguageBadgeRoot: probe => <ui.LanguageBadgeRoot {...probe} />,
  LiveRegion: probe => <ui.LiveRegion message="Готово" {...probe} />,
  LoadingBar: probe => <ui.LoadingBar active failed {...probe} />,
  Menu: probe => <ui.Menu aria-label="Каталог" items={crumbs} {...probe} />,
  ModalBody: probe => inModal(<ui.ModalBody {...probe} />),
  ModalClose: probe => inModal(<ui.ModalClose {...probe} />),
  ModalContent: probe => (
    <ui.ModalRoot defaultName="cart">
      <ui.ModalContent name="cart" {...probe}>
        <ui.ModalTitle>Кошик</ui.ModalTitle>
      </ui.ModalContent>
    </ui.ModalRoot>
  ),
  ModalDescription: probe => inModal(<ui.ModalDescription {...probe} />),
  ModalFooter: probe => inModal(<ui.ModalFooter {...probe} />),
  ModalHeader: probe => inModal(<ui.ModalHeader {...probe} />),
  ModalTitle: probe => inModal(<ui.ModalTitle {...probe}>Кошик</ui.ModalTitle>),
  ModalTrigger: probe => (
    <ui.ModalRoot>
      <ui.ModalTrigger name="cart" {...probe} />
    </ui.ModalRoot>
  ),
  OptionPickerItem: probe =>
    inPicker(
      <ui.OptionPickerItem value="52" {...probe}>
        52
      </ui.OptionPickerItem>,
    ),
  OptionPickerItems: probe => inPicker(<ui.OptionPickerItems {...probe} />),
  OptionPickerLegend: probe => inPicker(<ui.OptionPickerLegend {...probe} />),
  OptionPickerDescription: probe => inPicker(<ui.OptionPickerDescription {...probe} />),
  OptionPickerRoot: probe => <ui.OptionPickerRoot label="Розмір" error="Оберіть розмір" {...probe} />,
  OptionPickerSwatch: probe => (
    <ui.OptionPickerSwatch href="/olive" colours={['#565']} {...probe}>
      Олива
    </ui.OptionPickerSwatch>
  ),
  OptionPickerSwatches: probe => <ui.OptionPickerSwatches {...probe} />,
  OrderSummaryBar: probe => inSummary(<ui.OrderSummaryBar {...probe} />),
  OrderSummaryTrigger: probe => (
    <ui.OrderSummaryBar>
      <ui.OrderSummaryTrigger {...probe} />
    </ui.OrderSummaryBar>
  ),
  OrderSummaryHeader: probe => inSummary(<ui.OrderSummaryHeader {...probe} />),
  OrderSummaryLines: probe => inSummary(<ui.OrderSummaryLines {...probe} />),
  OrderSummaryDescription: probe => inSummary(<ui.OrderSummaryDescription {...probe} />),
  OrderSummaryRoot: probe => <ui.OrderSummaryRoot {...probe} />,
  OrderSummaryTotalsRow: probe => (
    <ui.OrderSummaryTotals>
      <ui.OrderSummaryTotalsRow term="Разом" grandTotal {...probe}>
        2490
      </ui.OrderSummaryTotalsRow>
    </ui.OrderSummaryTotals>
  ),
  OrderSummaryTotals: probe => inSummary(<ui.OrderSummaryTotals {...probe} />),
  OrderSummaryTitle: probe => inSummary(<ui.OrderSummaryTitle {...probe} />),
  OrderTimelineDate: probe => inTimeline(<ui.OrderTimelineDate date="2026-11-12T10:00:00Z" {...probe} />),
  OrderTimelineDescription: probe => inTimeline(<ui.OrderTimelineDescription {...probe} />),
  OrderTimelineItem: probe => (
    <ui.OrderTimelineRoot>
      <ui.OrderTimelineItem state="failed" {...probe} />
    </ui.OrderTimelineRoot>
  ),
  OrderTimelineLink: probe =>
    inTimeline(
      <ui.OrderTimelineLink href="#parcel" {...probe}>
        Де посилка
      </ui.OrderTimelineLink>,
    ),
  OrderTimelineRoot: probe => <ui.OrderTimelineRoot orientation="horizontal" {...probe} />,
  OrderTimelineTitle: probe => inTimeline(<ui.OrderTimelineTitle {...probe}>Прийнято</ui.OrderTimelineTitle>),
  Pagination: probe => <ui.Pagination page={2} pages={9} href={page => `?page=${page}`} {...probe} />,
  PhoneField: probe => <ui.PhoneField label="Телефон" defaultValue="0671234567" {...probe} />,
  PopoverArrow: probe => inPopover(<ui.PopoverArrow {...probe} />),
  PopoverClose: probe => inPopover(<ui.PopoverClose {...probe} />),
  PopoverContent: probe => (
    <ui.PopoverRoot defaultOpen>
      <ui.PopoverTrigger>Доставка</ui.PopoverTrigger>
      <ui.PopoverContent aria-label="Тарифи" {...probe} />
    </ui.PopoverRoot>
  ),
  PopoverDescription: probe => inPopover(<ui.PopoverDescription {...probe}>Тариф перевізника</ui.PopoverDescription>),
  PopoverFooter: probe => inPopover(<ui.PopoverFooter {...probe} />),
  PopoverHeader: probe => inPopover(<ui.PopoverHeader {...probe} />),
  PopoverRoot: probe => <ui.PopoverRoot {...probe} />,
  PopoverTitle: probe => inPopover(<ui.PopoverTitle {...probe}>Тарифи</ui.PopoverTitle>),
  PopoverTrigger: probe => (
    <ui.PopoverRoot>
      <ui.PopoverTrigger {...probe}>Доставка</ui.PopoverTrigger>
    </ui.PopoverRoot>
  ),
  TooltipArrow: probe =>
    inTooltip(
      <ui.TooltipContent>
        <ui.TooltipArrow {...probe} />
      </ui.TooltipContent>,
    ),
  TooltipContent: probe => inTooltip(<ui.TooltipContent {...probe}>До чотирьох товарів</ui.TooltipContent>),
  TooltipTrigger: probe => (
    <ui.TooltipRoot>
      <ui.TooltipTrigger {...probe}>Порівняти</ui.TooltipTrigger>
    </ui.TooltipRoot>
  ),
  Price: probe => <ui.Price amount={2490} was={2980} from {...probe} />,
  ProductCardAddToCart: probe => <ui.ProductCardAddToCart product="Траверс" {...probe} />,
  ProductCardBuyBox: probe => <ui.ProductCardBuyBox {...probe} />,
  ProductCardBadges: probe => <ui.ProductCardBadges {...probe} />,
  ProductCardCompareToggle: probe => <ui.ProductCardCompareToggle product="Траверс" {...probe} />,
  ProductCardList: probe => <ui.ProductCardList {...probe} />,
  ProductCardMeta: probe => <ui.ProductCardMeta {...probe} />,
  ProductCardName: probe => (
    <ui.ProductCardName href="/travers" {...probe}>
      Траверс
    </ui.ProductCardName>
  ),
  ProductCardPreview: probe => (
    <ui.ProductCardMedia>
      <ui.ProductCardPreview {...probe} />
    </ui.ProductCardMedia>
  ),
  ProductCardSwatch: probe => (
    <ui.ProductCardSwatches>
      <ui.ProductCardSwatch href="/travers" name="Синій" colours={['#24406b', '#15181b']} current {...probe} />
    </ui.ProductCardSwatches>
  ),
  ProductCardSwatches: probe => (
    <ui.ProductCardSwatches {...probe}>
      <ui.ProductCardSwatch href="/travers" name="Синій" colours={['#24406b']} availability="out-of-stock" />
    </ui.ProductCardSwatches>
  ),
  ProductCardArrival: probe => <ui.ProductCardArrival {...probe} />,
  ProductCardMedia: probe => <ui.ProductCardMedia {...probe} />,
  ProductCardRoot: probe => <ui.ProductCardRoot outOfStock {...probe} />,
  ProductCardSpec: probe => <ui.ProductCardSpec {...probe} />,
  ProductCardStandards: probe => <ui.ProductCardStandards {...probe} />,
  ProductCardWishlistToggle: probe => <ui.ProductCardWishlistToggle product="Траверс" {...probe} />,
  QuantityStepperDecrement: probe => inStepper(<ui.QuantityStepperDecrement {...probe} />),
  QuantityStepperIncrement: probe => inStepper(<ui.QuantityStepperIncrement {...probe} />),
  QuantityStepperInput: probe => inStepper(<ui.QuantityStepperInput {...probe} />),
  QuantityStepperRoot: probe => <ui.QuantityStepperRoot product="Траверс" max={3} {...probe} />,
  RadioGroup: probe => <ui.RadioGroup label="Спосіб доставки" error="Оберіть спосіб" {...probe} />,
  RadioGroupItem: probe => (
    <ui.RadioGroup label="Спосіб доставки">
      <ui.RadioGroupItem value="branch" title="Відділення" description="До 30 кг" aside="95 ₴" {...probe} />
    </ui.RadioGroup>
  ),
  ReviewGrade: probe => <ui.ReviewGrade value={4.7} count={86} {...probe} />,
  ScrollToTop: probe => <ui.ScrollToTop {...probe} />,
  SelectField: probe => <ui.SelectField label="Тема" {...probe} />,
  Skeleton: probe => <ui.Skeleton {...probe} />,
  SkipLink: probe => <ui.SkipLink {...probe} />,
  SortSelect: probe => <ui.SortSelect label="Сортування" options={orders} value="cheap" {...probe} />,
  StandardBadge: probe => <ui.StandardBadge code="EN ISO 20471" protectionClass="2" {...probe} />,
  StandardBadgeList: probe => <ui.StandardBadgeList {...probe} />,
  StepListContent: probe => inStep(<ui.StepListContent {...probe} />),
  StepListFact: probe => (
    <ui.StepListFacts>
      <ui.StepListFact term="Телефон" {...probe}>
        +380 67 123 45 67
      </ui.StepListFact>
    </ui.StepListFacts>
  ),
  StepListFacts: probe => inStep(<ui.StepListFacts {...probe} />),
  StepListHeader: probe => inStep(<ui.StepListHeader {...probe} />),
  StepListRoot: probe => <ui.StepListRoot {...probe} />,
  StepListItem: probe => <ui.StepListItem state="done" number={1} {...probe} />,
  StepListTitle: probe => inStep(<ui.StepListTitle {...probe}>Доставка</ui.StepListTitle>),
  TabsList: probe => inTabs(<ui.TabsList aria-label="Про товар" {...probe} />),
  TabsPanel: probe => inTabs(<ui.TabsPanel value="technical" {...probe} />),
  TabsRoot: probe => <ui.TabsRoot defaultValue="technical" {...probe} />,
  TabsTab: probe =>
    inTabs(
      <ui.TabsList aria-label="Про товар">
        <ui.TabsTab value="technical" count={3} {...probe}>
          Технічні дані
        </ui.TabsTab>
      </ui.TabsList>,
    ),
  TextField: probe => <ui.TextField label="Ім’я" hint="Як у паспорті" {...probe} />,
  TextareaField: probe => <ui.TextareaField label="Коментар" max={700} {...probe} />,
  ToastAction: probe =>
    inToast(
      <ui.ToastAction altText="Скасувати" {...probe}>
        Скасувати
      </ui.ToastAction>,
    ),
  ToastClose: probe => inToast(<ui.ToastClose {...probe} />),
  ToastDescription: probe => inToast(<ui.ToastDescription {...probe}>Додано</ui.ToastDescription>),
  ToastRoot: probe => (
    <ui.ToastRegion>
      <ui.ToastRoot {...probe}>
        <ui.ToastDescription>Додано</ui.ToastDescription>
      </ui.ToastRoot>
    </ui.ToastRegion>
  ),
  ToastRegion: probe => <ui.ToastRegion {...probe} />,
  AccountMenuTrigger: probe => inMenu(<ui.AccountMenuTrigger {...probe} />),
  AccountMenuLink: probe =>
    inMenu(
      <ui.AccountMenuContent>
        <ui.AccountMenuLink href="/account" {...probe}>
          Кабінет
        </ui.AccountMenuLink>
      </ui.AccountMenuContent>,
    ),
  AccountMenuContent: probe => inMenu(<ui.AccountMenuContent {...probe} />),
  AccountMenuRoot: probe => <ui.AccountMenuRoot {...probe} />,
  AccountMenuSignOut: probe =>
    inMenu(
      <ui.AccountMenuContent>
        <ui.AccountMenuSignOut {...probe} />
      </ui.AccountMenuContent>,
    ),
  AccountSidebarTrigger: probe => inSidebar(<ui.AccountSidebarTrigger {...probe}>Адреси</ui.AccountSidebarTrigger>),
  AccountSidebarLink: probe =>
    inSidebar(
      <ui.AccountSidebarContent>
        <ui.AccountSidebarLink href="/account" count={2} current {...probe}>
          Адреси
        </ui.AccountSidebarLink>
      </ui.AccountSidebarContent>,
    ),
  AccountSidebarContent: probe => inSidebar(<ui.AccountSidebarContent {...probe} />),
  AccountSidebarRoot: probe => <ui.AccountSidebarRoot {...probe} />,
  AccountSidebarSignOut: probe =>
    inSidebar(
      <ui.AccountSidebarContent>
        <ui.AccountSidebarSignOut {...probe} />
      </ui.AccountSidebarContent>,
    ),
  ConsentBannerFooter: probe => <ui.ConsentBannerFooter {...probe} />,
  ConsentBannerChoices: probe => <ui.ConsentBannerChoices {...probe} />,
  ConsentBannerRoot: probe => <ui.ConsentBannerRoot {...probe} />,
  ConsentBannerDescription: probe => <ui.ConsentBannerDescription {...probe} />,
  ConsentBannerTitle: probe => <ui.ConsentBannerTitle {...probe} />,
  DrawerContent: probe => (
    <ui.ModalRoot defaultName="filters">
      <ui.DrawerContent name="filters" {...probe}>
        <ui.ModalTitle>Фільтри</ui.ModalTitle>
      </ui.DrawerContent>
    </ui.ModalRoot>
  ),
  FacetsChip: probe => (
    <ui.FacetsAppliedFilters>
      <ui.FacetsChip href="/jackets" name="Розмір: 52" {...probe} />
    </ui.FacetsAppliedFilters>
  ),
  FacetsAppliedFilters: probe => <ui.FacetsAppliedFilters {...probe} />,
  FacetsGroup: probe => <ui.FacetsGroup title="Розмір" count={2} {...probe} />,
  FacetsHeader: probe => <ui.FacetsHeader {...probe} />,
  FacetsOptions: probe => (
    <ui.FacetsOptions
      legend="Розмір"
      searchThreshold={1}
      options={[{ value: '52', text: '52', count: 3 }]}
      defaultValue={['52']}
      {...probe}
    />
  ),
  FacetsRange: probe => <ui.FacetsRange legend="Ціна" bounds={[0, 9000]} {...probe} />,
  FacetsRoot: probe => <ui.FacetsRoot {...probe} />,
  FacetsStatus: probe => <ui.FacetsStatus count={48} {...probe} />,
  FacetsTitle: probe => <ui.FacetsTitle {...probe} />,
  GalleryZoomTrigger: probe => <ui.GalleryZoomTrigger {...probe} />,
  GalleryZoomView: probe => <ui.GalleryZoomView {...probe} />,
  GalleryZoomLink: probe => (
    <ui.GalleryZoomLink href="/front-1200.webp" label="Спереду" {...probe}>
      <img src="/front-480.webp" alt="" />
    </ui.GalleryZoomLink>
  ),
  GradeInput: probe => <ui.GradeInput defaultValue={4} error="Поставте оцінку" {...probe} />,
  NewsletterFormError: probe => <ui.NewsletterFormError {...probe} />,
  NewsletterFormField: probe => inNewsletter(<ui.NewsletterFormField label="E-mail" {...probe} />),
  NewsletterFormRoot: probe => <ui.NewsletterFormRoot {...probe} />,
  NewsletterFormStatus: probe => inNewsletter(<ui.NewsletterFormStatus {...probe} />),
  NewsletterFormSubmit: probe =>
    inNewsletter(<ui.NewsletterFormSubmit {...probe}>Підписатися</ui.NewsletterFormSubmit>),
  PasswordField: probe => <ui.PasswordField label="Пароль" {...probe} />,
  ReviewFormFooter: probe => <ui.ReviewFormFooter {...probe} />,
  ReviewFormRoot: probe => <ui.ReviewFormRoot {...probe} />,
  ReviewFormRow: probe => <ui.ReviewFormRow {...probe} />,
  ReviewFormStatus: probe => <ui.ReviewFormStatus done {...probe} />,
  ReviewListItem: probe => (
    <ui.ReviewListItem
      name="Марина"
      grade={4}
      date="2026-11-12T10:00:00Z"
      formattedDate="12 листопада 2026"
      {...probe}
    />
  ),
  ReviewListDescription: probe => <ui.ReviewListDescription {...probe} />,
  ReviewListReply: probe => <ui.ReviewListReply {...probe} />,
  RatingHistogramAverage: probe => inHistogram(<ui.RatingHistogramAverage {...probe} />),
  RatingHistogramItems: probe => inHistogram(<ui.RatingHistogramItems {...probe} />),
  RatingHistogramRoot: probe => <ui.RatingHistogramRoot counts={[]} {...probe} />,
  SearchComboboxEmpty: probe =>
    inSearch(
      <ui.SearchComboboxPopup>
        <ui.SearchComboboxEmpty {...probe} />
      </ui.SearchComboboxPopup>,
      [],
    ),
  SearchComboboxField: probe => <ui.SearchComboboxField action="/search" load={find} {...probe} />,
  SearchComboboxInput: probe => inSearch(<ui.SearchComboboxInput {...probe} />),
  SearchComboboxList: probe =>
    inSearch(
      <ui.SearchComboboxPopup>
        <ui.SearchComboboxList {...probe} />
      </ui.SearchComboboxPopup>,
    ),
  SearchComboboxOption: probe =>
    inSearch(
      <ui.SearchComboboxPopup>
        <ui.SearchComboboxList>
          {suggestion => <ui.SearchComboboxOption suggestion={suggestion} {...probe} />}
        </ui.SearchComboboxList>
      </ui.SearchComboboxPopup>,
    ),
  SearchComboboxPopup: probe => inSearch(<ui.SearchComboboxPopup {...probe} />),
  SearchComboboxRoot: probe => <ui.SearchComboboxRoot action="/search" state={searchState([])} {...probe} />,
  SearchComboboxStatus: probe => inSearch(<ui.SearchComboboxStatus {...probe} />),
  SearchComboboxSubmit: probe => inSearch(<ui.SearchComboboxSubmit {...probe} />),
  ListboxField: probe => <ui.ListboxField label="Місто" items={[{ value: 'odesa', text: 'Одеса' }]} {...probe} />,
  SelectLabel: probe => inSelect(<ui.SelectLabel {...probe}>Місто</ui.SelectLabel>, false),
  SelectOption: probe =>
    inSelect(<ui.SelectPopup>{item => <ui.SelectOption key={item.value} item={item} {...probe} />}</ui.SelectPopup>),
  SelectPopup: probe => inSelect(<ui.SelectPopup {...probe} />),
  SelectRoot: probe => (
    <ui.SelectRoot items={[]} {...probe}>
      <ui.SelectTrigger aria-label="Місто" />
    </ui.SelectRoot>
  ),
  SelectTrigger: probe => inSelect(<ui.SelectTrigger aria-label="Місто" {...probe} />, false),
  SizeAdvisor: probe => (
    <ui.SizeAdvisor measures={[{ name: 'chest', label: 'Груди', min: 80, max: 140 }]} chart={[]} {...probe} />
  ),
  ComparisonTable: probe => (
    <ui.ComparisonTable
      caption="Порівняння"
      corner="Параметр"
      columns={[
        { id: 1, header: 'Траверс' },
        { id: 2, header: 'Майстер' },
      ]}
      groups={[{ name: 'Матеріал', rows: [{ name: 'Щільність', values: ['245 г/м²', null] }] }]}
      {...probe}
    />
  ),
  SizeChart: probe => (
    <ui.SizeChart
      caption="Таблиця розмірів, см"
      corner="Розмір"
      sizes={['50', '52']}
      rows={[{ name: 'Груди', values: ['98–101', '102–105'] }]}
      ownSize="52"
      {...probe}
    />
  ),
  SizeQuantityTable: probe => (
    <ui.SizeQuantityTable
      caption="Розміри та кількість"
      headers={{ size: 'Розмір', quantity: 'Кількість' }}
      rows={[
        { id: '50', size: '50', note: 'В наявності', max: 20 },
        { id: '52', size: '52', note: 'Немає в наявності', max: 0 },
      ]}
      total="0 шт."
      {...probe}
    />
  ),
  TechnicalTable: probe => (
    <ui.TechnicalTable
      caption="Технічні дані"
      groups={[{ name: 'Матеріал', rows: [{ name: 'Щільність', value: '245 г/м²' }] }]}
      {...probe}
    />
  ),
  UploadDescription: probe => inUpload(<ui.UploadDescription {...probe} />),
  UploadError: probe => inUpload(<ui.UploadError {...probe} />),
  UploadItem: probe =>
    inUpload(
      <ul>
        <ui.UploadItem file={photo} {...probe} />
      </ul>,
    ),
  UploadItems: probe => inUpload(<ui.UploadItems {...probe} />),
  UploadProgress: probe => inUpload(<ui.UploadProgress {...probe} />),
  UploadRoot: probe => <ui.UploadRoot disabled error="Додайте фото" {...probe} />,
  UploadTitle: probe => inUpload(<ui.UploadTitle {...probe}>Фото</ui.UploadTitle>),
  UploadTrigger: probe => inUpload(<ui.UploadTrigger {...probe} />),
  UserCard: probe => <ui.UserCard user={{ name: 'Олександр', email: 'o@poshta.example' }} {...probe} />,
}

/** Exported parts that render no element. */
export const withoutElement: readonly string[] = [
  'ActionMenuRoot',
  'ModalRoot',
  'ShopUiProvider',
  'TooltipGroup',
  'TooltipRoot',
]
