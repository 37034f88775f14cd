import type { Locale } from '@shop/contract/locales'
import type { CallResult } from '../../packages/flows/src/testing/index.ts'

interface FlowWords {
  readonly scene: string
  readonly events: string
  readonly send: string
  readonly network: string
  readonly call: string
  readonly everyCall: string
  readonly latency: string
  readonly result: string
  readonly callResults: Readonly<Record<CallResult, string>>
  /** The backend's words for a refusal. */
  readonly refusals: Readonly<Partial<Record<CallResult, string>>>
  readonly pendingCalls: string
  readonly nothingUnderWay: string
  readonly answer: string
  readonly lose: string
  readonly states: string
  readonly active: string
  readonly final: string
  readonly calls: string
  readonly ways: string
  readonly last: string
  readonly noMachine: string
  readonly view: string
  readonly context: string
  readonly diagram: string
  readonly log: string
  readonly kinds: Readonly<Record<'heard' | 'taken' | 'emitted' | 'called' | 'ended', string>>
  readonly reload: string
  readonly begin: string
}

/** What the pages of the flows say around the shop's own components. Names of states and events are the machine's. */
export const flowWords: Readonly<Record<Locale, FlowWords>> = {
  uk: {
    scene: 'Що бачить покупець',
    events: 'Події',
    send: 'Надіслати',
    network: 'Мережа',
    call: 'Який виклик',
    everyCall: 'Усі виклики',
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
    refusals: {
      conflict: 'Поки ви обирали, дещо змінилося',
      invalid: 'Перевірте заповнені поля',
      rate_limited: 'Забагато запитів, спробуйте за хвилину',
      server: 'Щось пішло не так',
    },
    pendingCalls: 'У дорозі',
    nothingUnderWay: 'Нічого не чекає на відповідь.',
    answer: 'Відповісти',
    lose: 'Загубити',
    states: 'Стани',
    active: 'зараз тут',
    final: 'кінець',
    calls: 'викликає',
    ways: 'Куди звідси',
    last: 'Щойно',
    noMachine: 'Тут ніщо нікого не чекає, тому машини немає: лише правила й сховище.',
    view: 'Що показувати',
    context: 'Контекст',
    diagram: 'Текст для Mermaid',
    log: 'Журнал',
    kinds: {
      heard: 'подія',
      taken: 'перехід',
      emitted: 'повідомлення',
      called: 'виклик',
      ended: 'відповідь',
    },
    reload: 'Перезавантажити вкладку',
    begin: 'Почати заново',
  },
  ru: {
    scene: 'Что видит покупатель',
    events: 'События',
    send: 'Отправить',
    network: 'Сеть',
    call: 'Какой вызов',
    everyCall: 'Все вызовы',
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
    refusals: {
      conflict: 'Пока вы выбирали, кое-что изменилось',
      invalid: 'Проверьте заполненные поля',
      rate_limited: 'Слишком много запросов, попробуйте через минуту',
      server: 'Что-то пошло не так',
    },
    pendingCalls: 'В пути',
    nothingUnderWay: 'Ничто не ждёт ответа.',
    answer: 'Ответить',
    lose: 'Потерять',
    states: 'Состояния',
    active: 'сейчас здесь',
    final: 'конец',
    calls: 'вызывает',
    ways: 'Куда отсюда',
    last: 'Только что',
    noMachine: 'Здесь ничто никого не ждёт, поэтому машины нет: только правила и хранилище.',
    view: 'Что показывать',
    context: 'Контекст',
    diagram: 'Текст для Mermaid',
    log: 'Журнал',
    kinds: {
      heard: 'событие',
      taken: 'переход',
      emitted: 'сообщение',
      called: 'вызов',
      ended: 'ответ',
    },
    reload: 'Перезагрузить вкладку',
    begin: 'Начать заново',
  },
  en: {
    scene: 'What the shopper sees',
    events: 'Events',
    send: 'Send',
    network: 'Network',
    call: 'Which call',
    everyCall: 'Every call',
    latency: 'Latency, ms',
    result: 'What becomes of it',
    callResults: {
      answered: 'Gets its answer',
      held: 'Waits for you',
      requestLost: 'Never arrives',
      answerLost: 'Arrives, the answer is lost',
      conflict: 'Refused, 409: things have changed',
      invalid: 'Refused, 422: wrong data',
      rate_limited: 'Refused, 429: too many requests',
      server: 'Breaks, 500',
    },
    refusals: {
      conflict: 'Something has changed in the meantime',
      invalid: 'Please check the fields',
      rate_limited: 'Too many requests, please try again in a minute',
      server: 'Something went wrong',
    },
    pendingCalls: 'Under way',
    nothingUnderWay: 'Nothing waits for an answer.',
    answer: 'Answer',
    lose: 'Lose',
    states: 'States',
    active: 'here now',
    final: 'end',
    calls: 'calls',
    ways: 'Ways from here',
    last: 'Just now',
    noMachine: 'Nothing in here waits for anything, so there is no machine: only rules and a storage.',
    view: 'What to show',
    context: 'Context',
    diagram: 'Text for Mermaid',
    log: 'Log',
    kinds: {
      heard: 'event',
      taken: 'transition',
      emitted: 'emission',
      called: 'call',
      ended: 'answer',
    },
    reload: 'Reload the tab',
    begin: 'Begin anew',
  },
}
