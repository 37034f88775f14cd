export {
  LanguageBadgeButton as Button,
  LanguageBadgeLink as Link,
  LanguageBadgeList as List,
  LanguageBadgeRoot as Root,
} from './language-badge.tsx'
