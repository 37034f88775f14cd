export {
  ActionMenuContent as Content,
  ActionMenuItem as Item,
  ActionMenuRoot as Root,
  ActionMenuSeparator as Separator,
  ActionMenuTrigger as Trigger,
} from './action-menu.tsx'
