/**
 * The stream of changes of a desk sends something at least this often. Shorter than the idle timeouts of proxies
 * and of the server, and two that are missing are noticed within 20 seconds.
 */
export const HEARTBEAT_MS = 8000;
