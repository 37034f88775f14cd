export {
  ConsentBannerChoices as Choices,
  ConsentBannerDescription as Description,
  ConsentBannerFooter as Footer,
  ConsentBannerRoot as Root,
  ConsentBannerTitle as Title,
} from './consent-banner.tsx'
