export {
  LanguageBadgeLink as Link,
  LanguageBadgeList as List,
  LanguageBadgeRoot as Root,
  LanguageBadgeTrigger as Trigger,
} from './language-badge.tsx'
