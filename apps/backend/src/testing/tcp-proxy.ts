import { connect, createServer, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { listen } from './listen.ts'

interface Loss {
  text: string
  part: 'request' | 'answer'
  done: () => void
}

/** A TCP proxy, e.g. between backend and database, that can break connections or drop all data silently. */
export class TcpProxy {
  readonly #target: () => number
  readonly #open = new Set<Socket>()
  #server: Server | null = null
  #port = 0
  #dropsData = false
  #loss: Loss | null = null

  /** `target`: port on this machine, or one for each connection, as a load balancer has. */
  constructor(target: number | (() => number)) {
    this.#target = typeof target === 'number' ? () => target : target
  }

  /** Listens and returns the port, which is the same each time. */
  async listen(): Promise<number> {
    this.#dropsData = false
    const server = createServer(near => {
      const far = connect(this.#target(), '127.0.0.1')
      for (const socket of [near, far]) {
        this.#open.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          this.#open.delete(socket)
          near.destroy()
          far.destroy()
        })
      }
      const requests = new Transform({
        transform: (chunk: Buffer, _, forward) => {
          const loss = this.#loss
          if (loss === null || !chunk.includes(loss.text)) return forward(null, chunk)
          this.#loss = null
          const lose = () => {
            near.destroy()
            loss.done()
          }
          if (loss.part === 'request') return lose()
          far.unpipe(near)
          far.once('data', lose).resume()
          forward(null, chunk)
        },
      })
      if (!this.#dropsData) near.pipe(requests).pipe(far).pipe(near)
    })
    this.#server = server
    this.#port = await listen(server, this.#port)
    return this.#port
  }

  /** Breaks every connection and refuses new ones. */
  disconnect(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    this.#open.clear()
    return new Promise(resolve => (this.#server ? this.#server.close(() => resolve()) : resolve()))
  }

  /** Breaks the connection on which the text is sent next: before that reaches the target, or when that has answered it. */
  loseNext(text: string, part: Loss['part']): Promise<void> {
    return new Promise(done => {
      this.#loss = { text, part, done }
    })
  }

  /** Drops all data while connections stay open and new ones are accepted. */
  dropData(): void {
    this.#dropsData = true
    for (const socket of this.#open) {
      socket.unpipe()
      socket.pause()
    }
  }
}
