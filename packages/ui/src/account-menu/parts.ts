export {
  AccountMenuContent as Content,
  AccountMenuLink as Link,
  AccountMenuRoot as Root,
  AccountMenuSignOut as SignOut,
  AccountMenuTrigger as Trigger,
} from './account-menu.tsx'
