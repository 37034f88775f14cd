export {
  AccountSidebarButton as Button,
  AccountSidebarLink as Link,
  AccountSidebarList as List,
  AccountSidebarRoot as Root,
  AccountSidebarSignOut as SignOut,
} from './account-sidebar.tsx'
