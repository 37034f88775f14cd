// Editors and Storybook's test panel look for this name.
export { default } from './vitest.workspace.ts'
