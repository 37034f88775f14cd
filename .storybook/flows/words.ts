import type { Locale } from '@shop/contract/locales'
import { type CallResult, type FakeMessages, fakeMessages } from '../../packages/flows/src/testing/index.ts'
import type { LogEntry } from './flow-demo.ts'

interface FlowWords {
  readonly demo: string
  readonly events: string
  readonly network: string
  readonly call: string
  readonly allCalls: string
  readonly latency: string
  readonly result: string
  readonly callResults: Readonly<Record<CallResult, string>>
  readonly pendingCalls: string
  readonly noPendingCalls: string
  readonly answer: string
  readonly failNetwork: string
  readonly states: string
  readonly active: string
  readonly final: string
  readonly calls: string
  readonly transitions: string
  readonly last: string
  readonly noMachine: string
  readonly view: string
  readonly context: string
  readonly diagram: string
  readonly graph: string
  readonly meanings: string
  readonly ignored: string
  readonly log: string
  readonly kinds: Readonly<Record<LogEntry['kind'], string>>
  readonly reload: string
  readonly restart: string
}

/** Texts of the flows' pages around the shop's components: English, like the names and the meanings of the states. */
export const flowWords: FlowWords = {
  demo: 'What the shopper sees',
  events: 'Events',
  network: 'Network',
  call: 'Call',
  allCalls: 'All calls',
  latency: 'Latency, ms',
  result: 'Result',
  callResults: {
    answered: 'Answered',
    held: 'Held until you end it',
    requestLost: 'Request lost',
    answerLost: 'Executed, answer lost',
    conflict: 'Rejected, 409: conflict',
    invalid: 'Rejected, 422: invalid data',
    rate_limited: 'Rejected, 429: too many requests',
    server: 'Server error, 500',
  },
  pendingCalls: 'Pending calls',
  noPendingCalls: 'No call is pending.',
  answer: 'Answer',
  failNetwork: 'Fail the network',
  states: 'States',
  active: 'active',
  final: 'final',
  calls: 'invokes',
  transitions: 'Transitions',
  last: 'Path since the last event',
  noMachine: 'Nothing here is asynchronous, so there is no machine: only rules and a storage.',
  view: 'View',
  context: 'Context',
  diagram: 'Mermaid source',
  graph: 'Graph of the states',
  meanings: 'Meaning of all states',
  ignored: 'ignored in this state',
  log: 'Log',
  kinds: {
    event: 'event',
    transition: 'transition',
    emitted: 'emitted',
    called: 'call',
    ended: 'answer',
  },
  reload: 'Reload the tab',
  restart: 'Start over',
}

/** The backend's messages by result, in the shop's language. */
export const rejectionsIn: Readonly<Record<Locale, Readonly<Partial<Record<CallResult, string>>>>> = {
  uk: {
    conflict: 'Поки ви обирали, дещо змінилося',
    invalid: 'Перевірте заповнені поля',
    rate_limited: 'Забагато запитів, спробуйте за хвилину',
    server: 'Щось пішло не так',
  },
  ru: {
    conflict: 'Пока вы выбирали, кое-что изменилось',
    invalid: 'Проверьте заполненные поля',
    rate_limited: 'Слишком много запросов, попробуйте через минуту',
    server: 'Что-то пошло не так',
  },
  en: {
    conflict: 'Something has changed in the meantime',
    invalid: 'Please check the fields',
    rate_limited: 'Too many requests, please try again in a minute',
    server: 'Something went wrong',
  },
}

/** What the fake backend answers by its own rules, in the shop's language. */
export const backendMessagesIn: Readonly<Record<Locale, FakeMessages>> = {
  uk: {
    keyReused: 'Ключ уже використано',
    soldOut: 'Нічого не лишилося',
    reduced: 'Лише {left}',
    cartEmpty: 'Кошик порожній',
    cartChanged: 'Кошик змінився',
    unauthorised: 'Увійдіть, щоб продовжити',
    emailTaken: 'Ця адреса вже зайнята',
    wrongPassword: 'Хибна пошта або пароль',
    linkExpired: 'Посилання вже не діє',
    googleFailed: 'Google не підтвердив',
  },
  ru: {
    keyReused: 'Ключ уже использован',
    soldOut: 'Ничего не осталось',
    reduced: 'Только {left}',
    cartEmpty: 'Корзина пуста',
    cartChanged: 'Корзина изменилась',
    unauthorised: 'Войдите, чтобы продолжить',
    emailTaken: 'Этот адрес уже занят',
    wrongPassword: 'Неверная почта или пароль',
    linkExpired: 'Ссылка больше не действует',
    googleFailed: 'Google не подтвердил',
  },
  en: fakeMessages,
}
