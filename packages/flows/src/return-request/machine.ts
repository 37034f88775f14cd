import { assign, enqueueActions, not, type SnapshotFrom, setup } from 'xstate'
import type { ClientFailure } from '../flow/failure.ts'
import { errorOf, notProvided } from '../flow/request.ts'
import { setupTypes } from '../flow/setup-types.ts'
import {
  applyRejection,
  attemptOf,
  changePhoto,
  changeValues,
  initial,
  issuesOf,
  photoToSend,
  type ReturnContext,
  type ReturnInput,
  startAttempt,
  waitingPhoto,
} from './context.ts'
import type { ReturnEmitted, ReturnEvent } from './events.ts'
import type { ReturnCommand, ReturnRequested } from './execute.ts'
import { addPhotos, type Photo, photoIssueOf, removePhoto } from './photos.ts'
import type { ReturnStatus } from './view.ts'

/** The token of an uploaded photo. */
export interface SentPhoto {
  readonly token: string
}

const returnSetup = setup({
  types: setupTypes<{
    context: ReturnContext
    events: ReturnEvent
    emitted: ReturnEmitted
    input: ReturnInput
    /** The status of the view. */
    tags: ReturnStatus
  }>(),
  actors: {
    create: notProvided<ReturnCommand, ReturnRequested>(),
    sendPhoto: notProvided<Photo, SentPhoto>(),
  },
  actions: {
    showFieldErrors: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ showErrors: true })
      const [name] = Object.keys(issuesOf(context))
      if (name !== undefined) enqueue.emit({ type: 'return.focus', name })
    }),
    startAttempt: assign(({ context }) => startAttempt(context)),
    complete: enqueueActions(({ enqueue }, request: ReturnRequested) => {
      enqueue.assign({ request, error: null })
      enqueue.emit({ type: 'return.sent', request })
    }),
    reject: enqueueActions(({ context, enqueue }, error: ClientFailure) => {
      const next = applyRejection(context, error)
      enqueue.assign(next)
      if (error.code === 'unauthorised') enqueue.emit({ type: 'return.unauthorised' })
      else enqueue.emit({ type: 'return.focus', name: Object.keys(next.serverIssues)[0] ?? null })
    }),
    rejectPhoto: enqueueActions(({ context, enqueue }, error: ClientFailure) => {
      enqueue.assign(changePhoto(context, photoToSend(context).id, { issue: photoIssueOf(error) }))
      if (error.code === 'unauthorised') enqueue.emit({ type: 'return.unauthorised' })
    }),
    removePhoto: assign(({ context }, id: number) => ({ photos: removePhoto(context.photos, id) })),
  },
  guards: {
    isValid: ({ context }) => Object.keys(issuesOf(context)).length === 0,
    isWaitingForPhotos: ({ context }) => waitingPhoto(context) !== null,
    isUploading: ({ context }, id: number) => waitingPhoto(context)?.id === id,
  },
})

/** A request for an exchange or a return of one order, with its photos. Provide the actors `create` and `sendPhoto`. */
export const returnRequestMachine = returnSetup.createMachine({
  id: 'returnRequest',
  context: ({ input }) => initial(input),
  type: 'parallel',
  states: {
    form: {
      initial: 'editing',
      // Changes made while submitting are kept in case it fails.
      on: { 'return.change': { actions: assign(({ context, event }) => changeValues(context, event.values)) } },
      states: {
        editing: {
          tags: 'editing',
          on: { 'return.submit': [{ guard: 'isValid', target: 'awaitingPhotos' }, { actions: 'showFieldErrors' }] },
        },
        awaitingPhotos: {
          tags: 'submitting',
          always: [
            { guard: not('isValid'), target: 'editing', actions: 'showFieldErrors' },
            { guard: not('isWaitingForPhotos'), target: 'submitting' },
          ],
        },
        submitting: {
          tags: 'submitting',
          entry: 'startAttempt',
          invoke: {
            id: 'create',
            src: 'create',
            input: ({ context }) => attemptOf(context),
            onDone: { target: 'submitted', actions: { type: 'complete', params: ({ event }) => event.output } },
            onError: { target: 'editing', actions: { type: 'reject', params: ({ event }) => errorOf(event.error) } },
          },
        },
        submitted: { tags: 'submitted', type: 'final' },
      },
    },
    photos: {
      initial: 'idle',
      on: {
        'photos.add': {
          actions: assign(({ context, event }) => ({ photos: addPhotos(context.photos, event.files) })),
        },
        'photo.remove': { actions: { type: 'removePhoto', params: ({ event }) => event.id } },
        'photo.retry': { actions: assign(({ context, event }) => changePhoto(context, event.id, { issue: null })) },
      },
      states: {
        idle: { always: { guard: 'isWaitingForPhotos', target: 'uploading' } },
        uploading: {
          on: {
            'photo.remove': {
              guard: { type: 'isUploading', params: ({ event }) => event.id },
              target: 'idle',
              actions: { type: 'removePhoto', params: ({ event }) => event.id },
            },
          },
          invoke: {
            id: 'sendPhoto',
            src: 'sendPhoto',
            input: ({ context }) => photoToSend(context),
            onDone: {
              target: 'idle',
              actions: assign(({ context, event }) =>
                changePhoto(context, photoToSend(context).id, { token: event.output.token }),
              ),
            },
            onError: { target: 'idle', actions: { type: 'rejectPhoto', params: ({ event }) => errorOf(event.error) } },
          },
        },
      },
    },
  },
})

/** A snapshot of the machine, as `getSnapshot` and `useMachine` return it. */
export type ReturnRequestMachineSnapshot = SnapshotFrom<typeof returnRequestMachine>
