export {
  AccountSidebarContent as Content,
  AccountSidebarLink as Link,
  AccountSidebarRoot as Root,
  AccountSidebarSignOut as SignOut,
  AccountSidebarTrigger as Trigger,
} from './account-sidebar.tsx'
