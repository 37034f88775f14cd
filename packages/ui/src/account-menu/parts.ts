export {
  AccountMenuLink as Link,
  AccountMenuList as List,
  AccountMenuRoot as Root,
  AccountMenuSignOut as SignOut,
  AccountMenuTrigger as Trigger,
} from './account-menu.tsx'
