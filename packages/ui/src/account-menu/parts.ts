export {
  AccountMenuButton as Button,
  AccountMenuLink as Link,
  AccountMenuList as List,
  AccountMenuRoot as Root,
  AccountMenuSignOut as SignOut,
} from './account-menu.tsx'
