import type { Locale } from '@shop/contract/locales'
import type { CallResult } from '../../packages/flows/src/testing/index.ts'
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
  /** The backend's messages by result. */
  readonly rejections: Readonly<Partial<Record<CallResult, string>>>
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
  readonly log: string
  readonly kinds: Readonly<Record<LogEntry['kind'], string>>
  readonly reload: string
  readonly restart: string
}

/** Texts of the flows' stories around the shop's components. Names of states and events are the machine's. */
export const flowWords: Readonly<Record<Locale, FlowWords>> = {
  uk: {
    demo: 'Що бачить покупець',
    events: 'Події',
    network: 'Мережа',
    call: 'Який виклик',
    allCalls: 'Усі виклики',
    latency: 'Затримка, мс',
    result: 'Що з ним станеться',
    callResults: {
      answered: 'Отримає відповідь',
      held: 'Чекатиме на вас',
      requestLost: 'Не дійде',
      answerLost: 'Дійде, відповідь загубиться',
      conflict: 'Відмова 409: усе змінилося',
      invalid: 'Відмова 422: хибні дані',
      rate_limited: 'Відмова 429: забагато запитів',
      server: 'Збій 500',
    },
    rejections: {
      conflict: 'Поки ви обирали, дещо змінилося',
      invalid: 'Перевірте заповнені поля',
      rate_limited: 'Забагато запитів, спробуйте за хвилину',
      server: 'Щось пішло не так',
    },
    pendingCalls: 'У дорозі',
    noPendingCalls: 'Нічого не чекає на відповідь.',
    answer: 'Відповісти',
    failNetwork: 'Обірвати зв’язок',
    states: 'Стани',
    active: 'зараз тут',
    final: 'кінець',
    calls: 'викликає',
    transitions: 'Куди звідси',
    last: 'Щойно',
    noMachine: 'Тут ніщо нікого не чекає, тому машини немає: лише правила й сховище.',
    view: 'Що показувати',
    context: 'Контекст',
    diagram: 'Текст для Mermaid',
    log: 'Журнал',
    kinds: {
      event: 'подія',
      transition: 'перехід',
      emitted: 'повідомлення',
      called: 'виклик',
      ended: 'відповідь',
    },
    reload: 'Перезавантажити вкладку',
    restart: 'Почати заново',
  },
  ru: {
    demo: 'Что видит покупатель',
    events: 'События',
    network: 'Сеть',
    call: 'Какой вызов',
    allCalls: 'Все вызовы',
    latency: 'Задержка, мс',
    result: 'Что с ним станет',
    callResults: {
      answered: 'Получит ответ',
      held: 'Будет ждать вас',
      requestLost: 'Не дойдёт',
      answerLost: 'Дойдёт, ответ потеряется',
      conflict: 'Отказ 409: всё изменилось',
      invalid: 'Отказ 422: неверные данные',
      rate_limited: 'Отказ 429: слишком много запросов',
      server: 'Сбой 500',
    },
    rejections: {
      conflict: 'Пока вы выбирали, кое-что изменилось',
      invalid: 'Проверьте заполненные поля',
      rate_limited: 'Слишком много запросов, попробуйте через минуту',
      server: 'Что-то пошло не так',
    },
    pendingCalls: 'В пути',
    noPendingCalls: 'Ничто не ждёт ответа.',
    answer: 'Ответить',
    failNetwork: 'Оборвать связь',
    states: 'Состояния',
    active: 'сейчас здесь',
    final: 'конец',
    calls: 'вызывает',
    transitions: 'Куда отсюда',
    last: 'Только что',
    noMachine: 'Здесь ничто никого не ждёт, поэтому машины нет: только правила и хранилище.',
    view: 'Что показывать',
    context: 'Контекст',
    diagram: 'Текст для Mermaid',
    log: 'Журнал',
    kinds: {
      event: 'событие',
      transition: 'переход',
      emitted: 'сообщение',
      called: 'вызов',
      ended: 'ответ',
    },
    reload: 'Перезагрузить вкладку',
    restart: 'Начать заново',
  },
  en: {
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
    rejections: {
      conflict: 'Something has changed in the meantime',
      invalid: 'Please check the fields',
      rate_limited: 'Too many requests, please try again in a minute',
      server: 'Something went wrong',
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
    last: 'Last transitions',
    noMachine: 'Nothing here is asynchronous, so there is no machine: only rules and a storage.',
    view: 'View',
    context: 'Context',
    diagram: 'Mermaid source',
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
  },
}
