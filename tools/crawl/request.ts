/** Requests an address. A request that is not answered must not end a crawl of twenty minutes: its status is 599, its cause is printed. */
export async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    console.error(`${url} was not answered:`, error)
    return new Response(null, { status: 599 })
  }
}
