import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, type Child } from './child.ts';
import { freePort } from './free-port.ts';

export interface Balancer {
  readonly port: number;
  readonly child: Child;
}

/** Starts nginx in front of the web processes, configured like `ops/deploy/nginx.conf` without TLS. */
export async function startBalancer(
  program: string,
  folder: string,
  webPorts: readonly number[],
): Promise<Balancer> {
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const settings = join(folder, 'nginx.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    settings,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  upstream web {
${webPorts.map((web) => `    server 127.0.0.1:${web} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://web;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto https;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
      add_header X-Served-By $upstream_addr always;
    }
  }
}
`,
  );
  const args = [program, '-p', folder, '-c', settings, '-e', join(folder, 'error.log')];
  const child = startChild('nginx', args, join(folder, 'nginx.log'));
  return { port, child };
}
