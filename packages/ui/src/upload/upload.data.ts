/** DOM contract of the upload. */
export const uploadData = {
  scope: 'upload',
  parts: {
    root: { 'data-invalid': 'has an error for all files', 'data-disabled': 'disabled' },
    title: {},
    description: {},
    trigger: {
      'data-hydrated': 'the list shows what is chosen: the native control may be hidden',
      'data-dragging': 'files are dragged over it',
    },
    input: {},
    error: {},
    items: {},
    item: { 'data-status': 'chosen · waiting · uploading · uploaded · failed' },
    preview: {},
    name: {},
    size: {},
    'item-error': {},
    actions: {},
    progress: {},
  },
} as const
