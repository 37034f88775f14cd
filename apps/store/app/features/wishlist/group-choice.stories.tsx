import '@shop/ui/theme/field.css'
import './group-dialog.css'
import { lazyFlow } from '@shop/flows/lazy'
import { FlowProvider } from '@shop/flows/react'
import { createFakeStorage } from '@shop/flows/testing'
import {
  createGuestWishlist,
  emptyWishlist,
  type Wishlist,
  type WishlistEmitted,
  type WishlistEvent,
  type WishlistView,
} from '@shop/flows/wishlist'
import { Modal } from '@shop/ui/modal'
import { useShopUi } from '@shop/ui/provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { wishlist as en } from '../../platform/words/en/wishlist.ts'
import { wishlist as ru } from '../../platform/words/ru/wishlist.ts'
import { wishlist as uk } from '../../platform/words/uk/wishlist.ts'
import { WishlistContext } from '../../shell/wishlist-state.ts'
import { GroupChoice } from './group-choice.tsx'

const words = { uk, ru, en }
const languageOf = (locale: unknown) => (locale === 'ru' || locale === 'en' ? locale : 'uk')

const LIKED = 7
const groupNames = {
  uk: {
    winter: 'На зиму',
    crew: 'Бригада',
    long: 'Костюми, куртки, взуття та рукавиці другої бригади на зиму',
    summer: 'Літо',
  },
  ru: {
    winter: 'На зиму',
    crew: 'Бригада',
    long: 'Костюмы, куртки, обувь и рукавицы второй бригады на зиму',
    summer: 'Лето',
  },
  en: {
    winter: 'For winter',
    crew: 'Crew',
    long: 'Suits, jackets, footwear and gloves of the second crew for winter',
    summer: 'Summer',
  },
} as const
type GroupName = keyof (typeof groupNames)['uk']

function createFlow(groups: Wishlist) {
  const wishlist = createGuestWishlist({ storage: createFakeStorage() })
  const flow = lazyFlow<WishlistEvent, WishlistView, WishlistEmitted>(async () => wishlist, { view: emptyWishlist })
  for (const name of Object.keys(groups)) flow.send({ type: 'wishlist.group.add', name })
  flow.send({ type: 'wishlist.toggle', productId: LIKED })
  for (const [name, ids] of Object.entries(groups))
    if (ids.includes(LIKED)) flow.send({ type: 'wishlist.move', productId: LIKED, to: name })
  flow.start()
  return flow
}

interface GroupDialogProps {
  /** Ids of the products by group, whose name is in the toolbar's language. */
  groups: Partial<Record<GroupName, readonly number[]>>
  /** Name of one more group, without products. */
  ownGroup?: string
}

function wishlistOf({ groups, ownGroup }: GroupDialogProps, language: keyof typeof groupNames): Wishlist {
  const named = Object.entries(groupNames[language]).flatMap(([key, name]): [string, number[]][] => {
    const ids = Object.entries(groups).find(([group]) => group === key)?.[1]
    return ids ? [[name, [...ids]]] : []
  })
  return Object.fromEntries(ownGroup ? [...named, [ownGroup, []]] : named)
}

/** The group of a product that has just been liked: opened by «Обрати групу» of the toast, and closed by a choice. */
function GroupDialog(props: GroupDialogProps) {
  const { locale } = useShopUi()
  const language = languageOf(locale)
  const [flow] = useState(() => createFlow(wishlistOf(props, language)))
  const [name, setName] = useState<string | null>('wishlist-group')
  return (
    <FlowProvider context={WishlistContext} flow={flow}>
      <main>
        <button type="button" onClick={() => setName('wishlist-group')}>
          {words[language].chooseGroup}
        </button>
      </main>
      <Modal.Root name={name} onNameChange={setName}>
        <Modal.Content name="wishlist-group" placement="center" className="group-dialog">
          <Modal.Header>
            <Modal.Title>{words[language].whichGroup}</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>
            <GroupChoice productId={LIKED} words={words[language]} locale={language} onDone={() => setName(null)} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </FlowProvider>
  )
}

const meta = {
  title: 'Commerce/Wishlist group dialog',
  component: GroupDialog,
  args: { groups: { winter: [LIKED], crew: [] } },
  // No accepted screenshot: it is made of parts that have theirs.
  tags: ['no-picture'],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof GroupDialog>
export default meta
type Story = StoryObj<typeof meta>

const choices = () => screen.getAllByRole('button', { pressed: true })

export const Playground: Story = { tags: ['toolbar'] }

export const ShowsItsGroup: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ globals }) => {
    const { winter } = groupNames[languageOf(globals.locale)]
    await waitFor(() => expect(choices().map(({ textContent }) => textContent)).toEqual([winter]))
  },
}

export const WithoutGroup: Story = { args: { groups: { crew: [] } } }

export const LongNames: Story = { args: { groups: { long: [LIKED] }, ownGroup: 'X'.repeat(60) } }

export const RefusesATakenName: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ globals }) => {
    const language = languageOf(globals.locale)
    const { crew, summer } = groupNames[language]
    const field = await screen.findByLabelText(new RegExp(`^${words[language].newGroup}`))
    await userEvent.type(field, crew)
    await userEvent.click(screen.getByRole('button', { name: words[language].create }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(words[language].taken))
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, `${summer}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: words[language].chooseGroup }))
    await waitFor(() => expect(choices().map(({ textContent }) => textContent)).toEqual([summer]))
  },
}
