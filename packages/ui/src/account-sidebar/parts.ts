export {
  AccountSidebarLink as Link,
  AccountSidebarList as List,
  AccountSidebarRoot as Root,
  AccountSidebarSignOut as SignOut,
  AccountSidebarTrigger as Trigger,
} from './account-sidebar.tsx'
