type Fetch = (request: Request) => Promise<Response>;

/**
 * Refuses what pages of other origins ask for. Browsers name the page's origin in the header Origin, also with requests that need
 * no preflight; programs such as `npm run inbox` send none and are answered.
 * @param origins may grow while requests are answered
 */
export function answerOnly(origins: ReadonlySet<string>, fetch: Fetch): Fetch {
  return async (request) => {
    const origin = request.headers.get('origin');
    if (origin !== null && !origins.has(origin))
      return new Response(null, { status: 403, headers: { vary: 'Origin' } });
    const response = await fetch(request);
    const headers = new Headers(response.headers);
    headers.append('vary', 'Origin');
    if (origin === null) headers.delete('access-control-allow-origin');
    else headers.set('access-control-allow-origin', origin);
    return new Response(response.body, { status: response.status, headers });
  };
}
