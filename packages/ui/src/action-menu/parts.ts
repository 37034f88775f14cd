export {
  ActionMenuButton as Button,
  ActionMenuItem as Item,
  ActionMenuList as List,
  ActionMenuRoot as Root,
  ActionMenuSeparator as Separator,
} from './action-menu.tsx'
