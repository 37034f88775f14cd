export {
  ConsentBannerActions as Actions,
  ConsentBannerChoices as Choices,
  ConsentBannerRoot as Root,
  ConsentBannerText as Text,
  ConsentBannerTitle as Title,
} from './consent-banner.tsx'
