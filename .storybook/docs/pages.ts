/** What a docs page shows of a folder that has more than one page; without an entry a page shows everything. */
interface PageScope {
  /** Exported components in the table of props. */
  readonly components: readonly string[]
  /** `data-part` names in the table of attributes. */
  readonly parts: readonly string[]
}

const inputParts = ['root', 'label', 'optional', 'input-group', 'input', 'hint', 'error'] as const

export const pageScopes: Readonly<Record<string, PageScope>> = {
  checkbox: { components: ['CheckboxField'], parts: ['checkbox', 'check-input', 'count', 'error'] },
  'radio-group': {
    components: ['RadioGroup', 'RadioGroupItem'],
    parts: ['root', 'label', 'cards', 'card', 'check-input', 'title', 'description', 'aside', 'hint', 'error'],
  },
  'choice-cards': {
    components: ['RadioGroup', 'RadioGroupItem', 'CheckboxGroup', 'CheckboxGroupItem'],
    parts: [
      'root',
      'label',
      'cards',
      'card',
      'check-input',
      'card-icon',
      'title',
      'description',
      'disabled-reason',
      'aside',
      'hint',
      'error',
    ],
  },
  'native-select': { components: ['SelectField'], parts: inputParts },
  textarea: { components: ['TextareaField'], parts: [...inputParts, 'counter', 'status'] },
  password: { components: ['PasswordField'], parts: [...inputParts, 'visibility-trigger'] },
  phone: { components: ['PhoneField'], parts: inputParts },
}

/** Folder and page in the path of a file beside a component: `packages/ui/src/field/checkbox.stories.tsx`. */
export function pageOf(path: string): { folder: string; page: string } {
  const [, folder = '', page = ''] = /\/src\/([^/]+)\/([^/.]+)\.[^/]+$/.exec(path) ?? []
  return { folder, page }
}
