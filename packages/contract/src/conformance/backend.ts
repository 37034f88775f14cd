import type { CallPath } from '../calls.ts'
import { type Extension, extensionOf } from '../capabilities.ts'
import type { BodyOf, DataOf } from '../client.ts'
import { type FailureCode, statuses } from '../constants.ts'
import { Failure } from '../failure.ts'
import { faultOfData } from '../validation.ts'
import { type Answer, obstacleAt, type Sent, send, type Target } from './http.ts'
import { ConformanceFailure, NotPrepared, show, skip } from './outcome.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined'
  const keys = Object.keys(value).toSorted()
  return `{${keys.map(key => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`
}

/** What one run has found out about a backend. */
export interface Findings {
  /** Why nothing can be asked at the address. */
  obstacle?: Promise<string | null>
  /** What the backend has beside the core. */
  extensions?: Promise<ReadonlySet<string>>
}

/** Asks a backend on behalf of one case, and ends the case when an answer breaks its rule. */
export class Backend {
  protected readonly target: Target
  private readonly findings: Findings
  private exchange = ''
  private last = { path: '', status: 0 }

  constructor(target: Target, findings: Findings) {
    this.target = target
    this.findings = findings
  }

  /** Ends the case when nothing answers at the address, which is asked once per run. */
  async reach(): Promise<void> {
    this.findings.obstacle ??= obstacleAt(this.target)
    const obstacle = await this.findings.obstacle
    if (obstacle !== null) throw new NotPrepared(obstacle, null)
  }

  /** Makes what a case needs. A rule that is broken here is not the one of the case. */
  protected async prepare<Made>(make: () => Promise<Made>): Promise<Made> {
    try {
      return await make()
    } catch (error) {
      if (!(error instanceof ConformanceFailure) || error instanceof NotPrepared) throw error
      const { path, status } = this.last
      throw new NotPrepared(status === 0 ? `${path} did not answer` : `${path} answered ${status}`, path, error)
    }
  }

  /** What the backend declares; nothing when it does not know the call. */
  private async findExtensions(): Promise<ReadonlySet<string>> {
    const path = '/api/shop/capabilities'
    const answer = this.unlimited(await this.perform(path, {}))
    if (answer.status >= 400 && answer.status < 500) return new Set()
    return new Set(['capabilities', ...this.dataOf(path, answer).extensions])
  }

  /** Whether the backend has an extension. */
  async offers(extension: Extension): Promise<boolean> {
    this.findings.extensions ??= this.prepare(() => this.findExtensions())
    return (await this.findings.extensions).has(extension)
  }

  /** Ends the case when the backend does not have an extension. */
  async needs(extension: Extension): Promise<void> {
    if (!(await this.offers(extension))) skip(`the backend does not declare the extension ${extension}`)
  }

  /** As `needs`, by a call of the extension. */
  async needsFor(path: string): Promise<void> {
    const extension = extensionOf(path)
    if (extension) await this.needs(extension)
  }

  /** Sends anything and returns what comes; an answer that is limited ends the case, because it says nothing about its rule. */
  async send(path: string, body: unknown, sent: Sent = {}): Promise<Answer> {
    return this.unlimited(await this.attempt(path, body, sent))
  }

  private unlimited(answer: Answer): Answer {
    if (answer.status === statuses.rate_limited && isObject(answer.body) && answer.body.code === 'rate_limited')
      skip('the backend limits this address (429): run the suite against one without rate limits')
    return answer
  }

  /** As `send`, limited or not. */
  async attempt(path: string, body: unknown, sent: Sent = {}): Promise<Answer> {
    await this.needsFor(path)
    return this.perform(path, body, sent)
  }

  private async perform(path: string, body: unknown, sent: Sent = {}): Promise<Answer> {
    const isRaw =
      typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream || body === null
    const raw = isRaw ? body : JSON.stringify(body)
    const method = sent.method ?? 'POST'
    const asked = `${method} ${path} ${typeof raw === 'string' ? show(raw) : ''}`
    this.exchange = asked
    this.last = { path, status: 0 }
    const answer = await this.deliver(path, raw instanceof Uint8Array ? new Uint8Array(raw) : raw, sent)
    this.last = { path, status: answer.status }
    // Requests may overlap: the last answer is told with the request that it belongs to.
    this.exchange = `${asked} → ${answer.status} ${show(answer.text.replace(/"access_token":"[^"]*"/g, '"access_token":"…"'))}`
    return answer
  }

  private async deliver(path: string, body: Parameters<typeof send>[2], sent: Sent): Promise<Answer> {
    try {
      return await send(this.target, path, body, sent)
    } catch (error) {
      return this.broken('an answer', error instanceof Error ? `${error.name}: ${error.message}` : show(error))
    }
  }

  /** Ends the case as failed. */
  broken(expected: string, received: unknown): never {
    throw new ConformanceFailure(expected, show(received), this.exchange)
  }

  /** Ends the case as failed unless a condition holds. */
  expect(isRight: boolean, expected: string, received: unknown): void {
    if (!isRight) this.broken(expected, received)
  }

  /** Compares by value, whatever the order of keys is. */
  equal(received: unknown, expected: unknown, what: string): void {
    if (canonical(received) !== canonical(expected)) this.broken(`${what}: ${show(expected)}`, received)
  }

  private checkJson({ headers }: Answer): void {
    const type = headers.get('content-type') ?? ''
    this.expect(/^application\/json\b/i.test(type), 'an answer of the type application/json', type)
  }

  /** `data` of a successful answer, checked against the contract. */
  dataOf<Path extends CallPath>(path: Path, answer: Answer): DataOf<Path> {
    this.equal(answer.status, 200, 'HTTP status')
    this.checkJson(answer)
    const { body } = answer
    if (!isObject(body) || body.success !== true || !('data' in body))
      return this.broken('a body { "success": true, "data": … }', body ?? answer.text)
    this.equal(Object.keys(body).toSorted(), ['data', 'success'], 'keys of the body')
    const { data } = body
    if (!this.isData(path, data)) return this.broken(`data as the contract declares it`, faultOfData(path, data))
    return data
  }

  private isData<Path extends CallPath>(path: Path, data: unknown): data is DataOf<Path> {
    return faultOfData(path, data) === null
  }

  /** Makes a call that must succeed; returns its data, checked against the contract. */
  async ask<Path extends CallPath>(path: Path, body: BodyOf<Path>, sent: Sent = {}): Promise<DataOf<Path>> {
    return this.dataOf(path, await this.send(path, body, sent))
  }

  /** The failure in an answer, checked against the contract and the status of its code. */
  failureOf(answer: Answer, code: FailureCode): Failure {
    this.equal(answer.status, statuses[code], `HTTP status of ${code}`)
    this.checkJson(answer)
    const parsed = Failure.strict().safeParse(answer.body)
    if (!parsed.success)
      return this.broken(
        'a body { "success": false, "code", "message", "fields"?, "data"? }',
        answer.body ?? answer.text,
      )
    this.equal(parsed.data.code, code, 'code')
    this.expect(parsed.data.message.trim() !== '', 'a message', parsed.data.message)
    return parsed.data
  }

  /** Sends anything that must be refused with a code; returns the failure. */
  async refused(code: FailureCode, path: string, body: unknown, sent: Sent = {}): Promise<Failure> {
    return this.failureOf(await this.send(path, body, sent), code)
  }

  /** As `refused` with `invalid`; the field must have a message. */
  async invalid(field: string, path: string, body: unknown, sent: Sent = {}): Promise<Failure> {
    const failure = await this.refused('invalid', path, body, sent)
    this.expect((failure.fields?.[field]?.length ?? 0) > 0, `a message for the field ${field}`, failure.fields ?? {})
    return failure
  }
}
