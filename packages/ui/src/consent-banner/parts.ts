export {
  ConsentBannerActions as Actions,
  ConsentBannerChoices as Choices,
  ConsentBannerDescription as Description,
  ConsentBannerRoot as Root,
  ConsentBannerTitle as Title,
} from './consent-banner.tsx'
