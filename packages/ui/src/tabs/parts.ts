export { TabsList as List, TabsPanel as Panel, TabsRoot as Root, TabsTab as Tab } from './tabs.tsx'
