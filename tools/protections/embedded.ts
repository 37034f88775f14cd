import type { Protection } from './protection.ts'

const lock = 'apps/backend/src/db/folder-lock.ts'
const test = (title: string) =>
  ({ runner: 'vitest', project: 'backend', file: 'apps/backend/src/db/folder-lock.test.ts', title }) as const

export const embedded: readonly Protection[] = [
  {
    section: 6,
    protects: 'A second process cannot open the database folder of a running one',
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
    section: 6,
    protects: 'The error names the process that holds the lock',
    removal: [{ file: lock, find: 'is in use by process ', replace: 'is in use by another process, not ' }],
    caughtBy: test('names the running process that holds it'),
  },
  {
    section: 6,
    protects: 'The lock of a killed process is replaced',
    removal: [{ file: lock, find: 'return !isAlive(holder.pid) || ', replace: 'return ' }],
    caughtBy: test('names the running process that holds it'),
  },
  {
    section: 6,
    protects: 'A reused process id does not keep the lock of a killed process valid',
    removal: [
      { file: lock, find: ' || (holder.born !== null && startTimeOf(holder.pid) !== holder.born)', replace: '' },
    ],
    caughtBy: test('is stale when its process id belongs to a newer process'),
  },
  {
    section: 6,
    protects: 'The lock of another host is valid only while its heartbeat continues',
    removal: [{ file: lock, find: 'statSync(path).mtimeMs > STALE_AFTER_MS', replace: 'statSync(path).mtimeMs > 0' }],
    caughtBy: test('of another host is valid while its heartbeat continues'),
  },
  {
    section: 6,
    protects: 'The holder updates the time of its lock as a heartbeat for other hosts',
    removal: [{ file: lock, find: '          utimesSync(path, now, now)\n', replace: '' }],
    caughtBy: test('has a heartbeat that other hosts can see'),
  },
  {
    section: 6,
    protects: 'A former holder does not delete the lock of the new one',
    removal: [
      { file: lock, find: 'lockedPaths.delete(path) && read(path) === text', replace: 'lockedPaths.delete(path)' },
    ],
    caughtBy: test('is not removed by a former holder'),
  },
]
