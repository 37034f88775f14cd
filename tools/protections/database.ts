import type { Protection } from './protection.ts'

const server = 'apps/backend/src/db/server.ts'
const watch = 'apps/backend/src/db/monitor.ts'
const databaseErrors = 'apps/backend/src/db/errors.ts'
const log = 'apps/backend/src/log.ts'

const backend = (file: string, title: string) =>
  ({ runner: 'vitest', project: 'backend', file: `apps/backend/src/db/${file}`, title }) as const
const page = (title: string) =>
  ({ runner: 'playwright', file: 'apps/store/e2e/database-outage.spec.ts', title }) as const

export const database: readonly Protection[] = [
  {
    section: 16,
    protects: 'A connection lost during a query does not crash the process',
    removal: [
      {
        file: server,
        find: "      client.on('error', error => this.#checkedOut.get(client)?.(error))\n",
        replace: '',
      },
    ],
    caughtBy: backend('outage.test.ts', 'survives'),
  },
  {
    section: 16,
    protects: 'A transaction that could not begin releases its connection to the pool',
    removal: [
      {
        file: server,
        find: "      client.on('error', error => this.#checkedOut.get(client)?.(error))\n",
        replace: "      client.on('error', () => undefined)\n",
      },
      {
        file: server,
        find: '    this.#checkedOut.get(client)?.(error)\n    this.onConnectionLost',
        replace: '    this.onConnectionLost',
      },
    ],
    caughtBy: backend(
      'unavailable.test.ts',
      'limits every call when packets are lost silently, and recovers all connections',
    ),
  },
  {
    section: 16,
    protects: 'A database that stops responding is detected, and waiting queries are rejected',
    removal: [
      {
        file: watch,
        find: '    if (probing < (isUnavailable ? RECOVERY.probes : 1) && (failures > 0 || isBusy())) void check()\n',
        replace: '',
      },
    ],
    caughtBy: backend('monitor.test.ts', 'drops the connections of a database that stopped answering'),
  },
  {
    section: 16,
    protects: 'Requests fail at once while the database is known to be unavailable',
    removal: [
      { file: server, find: '    const connecting = this.isBlocked()\n', replace: '    const connecting = false\n' },
    ],
    caughtBy: backend(
      'unavailable.test.ts',
      'limits every call when packets are lost silently, and recovers all connections',
    ),
  },
  {
    section: 16,
    protects: 'The health check reports within two seconds that the database does not respond',
    removal: [
      {
        file: watch,
        find: '        const result = await withDeadline(run(), ANSWER_TIMEOUT_MS, timeoutError)\n',
        replace: '        const result = await run()\n',
      },
    ],
    caughtBy: backend('monitor.test.ts', 'rejects a short query within two seconds'),
  },
  {
    section: 16,
    protects: 'Connections to a primary that became a standby are closed in favour of the new primary',
    removal: [
      { file: databaseErrors, find: '|58|25006|25P03)/', replace: '|58|25P03)/' },
      { file: databaseErrors, find: '(08|57P|25006|25P03)/', replace: '(08|57P|25P03)/' },
    ],
    caughtBy: backend('outage.test.ts', 'finds the new primary after a failover|has answered every call in time'),
  },
  {
    section: 5,
    protects: 'Every error that means an unavailable database is answered with 503, not 500',
    removal: [
      { file: databaseErrors, find: 'Client has encountered a connection error|Client was closed|', replace: '' },
    ],
    caughtBy: backend('errors.test.ts', 'the database is unavailable and the connection is lost'),
  },
  {
    section: 5,
    protects: 'Cached pages are served while the database is unavailable',
    removal: [
      {
        file: 'apps/backend/src/db/data-versions.ts',
        find: '      onError(error)\n',
        replace: '      onError(error)\n      changeEverything()\n',
      },
      {
        file: 'apps/store/server/page-cache.ts',
        find: '(rendered.page ?? rendered.response).status >= 500',
        replace: '(rendered.page ?? rendered.response).status >= 600',
      },
    ],
    caughtBy: page('serves cached pages when the database is killed'),
  },
  {
    section: 5,
    protects: 'Error pages have the header of the shop in every language from the start of the process',
    removal: [
      {
        file: 'apps/store/server/app.ts',
        find: '  if (!development) void warmSettingsCache(settingsCache)\n',
        replace: '',
      },
    ],
    caughtBy: page('answers 503 with the header of the shop when a page is not cached, in ru'),
  },
  {
    section: 5,
    protects: 'Without settings the error page is in the language of the request',
    removal: [
      {
        file: 'apps/store/app/root.tsx',
        find: 'lang={data?.page.locale ?? locale}',
        replace: "lang={data?.page.locale ?? 'uk'}",
      },
    ],
    caughtBy: page('answers in the language of the request when it starts without a database'),
  },
  {
    section: 15,
    protects: 'The log contains no values of a failed query',
    removal: [
      {
        file: log,
        find: 'return STATES_WITHOUT_VALUES.test(state) ? error.message : null',
        replace: 'return error.message',
      },
    ],
    caughtBy: backend('errors.test.ts', 'drops the values of a query and keeps the name of a violated constraint'),
  },
  {
    section: 15,
    protects: 'The log contains no e-mail, phone, token or query from the message of an error',
    removal: [{ file: log, find: '  return redacted(error.message)\n', replace: '  return error.message\n' }],
    caughtBy: backend(
      'errors.test.ts',
      'keeps the first line of other errors without e-mail addresses, numbers, tokens and query strings',
    ),
  },
]
