/** A host's answer, as far as rules decide it. */
export interface Answer {
  readonly status: number;
  readonly location?: string | undefined;
  readonly headers: Headers;
  readonly body: string;
}

/** Asks a host for a path, as it is written. */
export type Ask = (path: string) => Promise<Answer>;

/** Whether a program is installed. */
export function isInstalled(program: string): boolean;

/** Runs nginx with a server of a configuration. */
export function startNginx(server: string): Promise<Ask>;

/** Runs Caddy with a Caddyfile. */
export function startCaddy(file: string): Promise<Ask>;

/** Ends the servers that were started. */
export function stopHosts(): void;
