/**
 * Imported before React: until the entry sets the limit again, errors get no stack. react-dom makes five of them while it is evaluated,
 * inside the one function that a bundler puts it in, and for their lines V8 parses that whole function again: 40 to 60 ms in which a page
 * answers nothing, 250 to 340 at a quarter of the speed (docs/performance.md).
 */
Reflect.deleteProperty(Error, 'stackTraceLimit')
