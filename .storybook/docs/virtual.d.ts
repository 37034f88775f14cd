declare module 'virtual:part-props' {
  const docs: Readonly<Record<string, import('./part-props.ts').PartDocs>>
  export default docs
}
