import type { Protection } from './protection.ts'

const lock = 'apps/backend/src/db/folder-lock.ts'
const test = (title: string) =>
  ({ runner: 'vitest', project: 'backend', file: 'apps/backend/src/db/folder-lock.test.ts', title }) as const

export const embedded: readonly Protection[] = [
  {
    bar: 6,
    protects: 'A second process does not open the database folder of a living one',
    removal: [
      {
        file: 'apps/backend/src/db/open.ts',
        find: "lockFolder(join(dataDir, 'database.lock'))",
        replace: '{ release() {}, not: [lockFolder] }',
      },
    ],
    caughtBy: test('prevents a second process from opening the database'),
  },
  {
    bar: 6,
    protects: 'The process that holds the folder is named',
    removal: [{ file: lock, find: 'is in use by process ', replace: 'is in use by another process, not ' }],
    caughtBy: test('names the running process that holds it'),
  },
  {
    bar: 6,
    protects: 'The lock of a process that was killed is taken over',
    removal: [{ file: lock, find: 'return !isAlive(holder.pid) || ', replace: 'return ' }],
    caughtBy: test('names the running process that holds it'),
  },
  {
    bar: 6,
    protects: 'A process that was given the number of a killed one does not keep its lock alive',
    removal: [
      { file: lock, find: ' || (holder.born !== null && startTimeOf(holder.pid) !== holder.born)', replace: '' },
    ],
    caughtBy: test('is stale when its process id belongs to a newer process'),
  },
  {
    bar: 6,
    protects: 'A holder on another host is believed while it touches its lock, and no longer',
    removal: [{ file: lock, find: 'statSync(path).mtimeMs > STALE_AFTER_MS', replace: 'statSync(path).mtimeMs > 0' }],
    caughtBy: test('of another host is valid while its heartbeat continues'),
  },
  {
    bar: 6,
    protects: 'A holder touches its lock, so that other hosts see that it lives',
    removal: [{ file: lock, find: '          utimesSync(path, now, now)\n', replace: '' }],
    caughtBy: test('has a heartbeat that other hosts can see'),
  },
  {
    bar: 6,
    protects: 'Whoever has lost the lock does not remove that of the new holder',
    removal: [
      { file: lock, find: 'lockedPaths.delete(path) && read(path) === text', replace: 'lockedPaths.delete(path)' },
    ],
    caughtBy: test('is not removed by a former holder'),
  },
]
