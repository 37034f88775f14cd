import { connect, createServer, type Server, type Socket } from 'node:net'

/** A cable between backend and database that can be pulled, or go quiet while both ends hold it for good. */
export class Cable {
  readonly #target: number
  readonly #open = new Set<Socket>()
  #server: Server | null = null
  #port = 0
  #isQuiet = false

  /** `target`: a port of this machine. */
  constructor(target: number) {
    this.#target = target
  }

  /** Answers with the port of its near end, the same each time. */
  plug(): Promise<number> {
    this.#isQuiet = false
    const server = createServer(near => {
      const far = connect(this.#target, '127.0.0.1')
      for (const socket of [near, far]) {
        this.#open.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          this.#open.delete(socket)
          near.destroy()
          far.destroy()
        })
      }
      if (!this.#isQuiet) near.pipe(far).pipe(near)
    })
    this.#server = server
    return new Promise(resolve =>
      server.listen(this.#port, '127.0.0.1', () => {
        const address = server.address()
        this.#port = address && typeof address === 'object' ? address.port : 0
        resolve(this.#port)
      }),
    )
  }

  /** Every connection breaks, and none is taken. */
  pull(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    this.#open.clear()
    return new Promise(resolve => (this.#server ? this.#server.close(() => resolve()) : resolve()))
  }

  /** Nothing gets through any more, and nobody is told: connections stay, new ones are taken in. */
  hush(): void {
    this.#isQuiet = true
    for (const socket of this.#open) {
      socket.unpipe()
      socket.pause()
    }
  }
}
