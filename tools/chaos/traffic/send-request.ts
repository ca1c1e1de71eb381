export interface HttpRequest {
  port: number;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: object | undefined;
}

export interface HttpResponse {
  /** 0 without a complete response. */
  status: number;
  headers: Headers;
  text: string;
}

/** The maximum duration of a request, even during a fault. */
export const REQUEST_TIMEOUT_MS = 25_000;

/** Sends a request as a browser does; never rejects. */
export async function sendRequest(request: HttpRequest): Promise<HttpResponse> {
  const { port, method, path, headers, body } = request;
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      headers: {
        'accept-encoding': 'br',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { cause = error } = error as Error;
    return { status: 0, headers: new Headers(), text: String(cause) };
  }
}

/** Returns the HTTP status of the readiness check. */
export async function readyStatus(port: number): Promise<number> {
  const { status } = await sendRequest({ port, method: 'GET', path: '/health/ready', headers: {} });
  return status;
}
