export {
  LanguageBadgeContent as Content,
  LanguageBadgeLink as Link,
  LanguageBadgeRoot as Root,
  LanguageBadgeTrigger as Trigger,
} from './language-badge.tsx'
