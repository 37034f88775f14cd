import { createClient } from '@shop/contract/client'
import { RouterContextProvider } from 'react-router'
import { requestContext } from '../platform/request/context.ts'

interface TestRequest {
  /** The backend's answer to a call. */
  answer: (path: string, body: unknown) => Response | Promise<Response>
  cookies?: Readonly<Record<string, string>>
  isSignedIn?: boolean
}

/** The context of a request whose calls `answer` responds to. Throws for what no test has needed so far. */
export function createRequestContext({ answer, cookies = {}, isSignedIn = false }: TestRequest): RouterContextProvider {
  const unused = () => {
    throw new Error('Not part of this test context')
  }
  const client = createClient({
    baseUrl: 'http://backend.test',
    fetch: async request => answer(new URL(request.url).pathname, await request.json()),
  })
  const context = new RouterContextProvider()
  context.set(requestContext, {
    client,
    origin: 'https://shop.test',
    secret: '',
    readsParameters: unused,
    isAdClick: false,
    requestedSearch: '',
    isData: false,
    reportError: unused,
    refusal: null,
    nonce: '',
    shopper: () => ({ cookie: name => cookies[name], isSignedIn, client, sendPhoto: unused }),
  })
  return context
}

export const success = (data: unknown): Response => Response.json({ success: true, data })

export const failure = (code: string, status: number): Response =>
  Response.json({ success: false, code, message: code }, { status })
