import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { UserError } from '#lib/errors.ts';

/** A port, and the environment variable that chooses it. */
export interface PortSetting {
  variable: 'PORT' | 'BACKEND_PORT';
  port: number;
}

/** @throws UserError when the variable is set to something that is not a port */
export function readPort(variable: PortSetting['variable'], preset: number): PortSetting {
  const value = process.env[variable];
  if (!value) return { variable, port: preset };
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UserError(`${variable} is "${value}". Write a number from 1 to 65535, or 0 for any free port.`);
  }
  return { variable, port };
}

/**
 * Listens on the loopback interface only.
 * @returns the origin, like http://127.0.0.1:4321
 * @throws UserError when the port is taken or not allowed
 */
export async function listen(server: Server, { variable, port }: PortSetting): Promise<string> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (cause) {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    const reason = isTaken ? 'another program is using it' : String(cause);
    throw new UserError(
      `Port ${port} cannot be used (${reason}). Choose another with the environment variable ${variable}, for example ${variable}=${port + 1}.`,
      { cause },
    );
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return `http://127.0.0.1:${address.port}`;
}

/**
 * @returns the setting with a port that is free: its own, or any for 0
 * @throws UserError when the port is taken or not allowed
 */
export async function findFreePort(setting: PortSetting): Promise<PortSetting> {
  const server = createServer();
  const { port } = new URL(await listen(server, setting));
  server.close();
  await once(server, 'close');
  return { ...setting, port: Number(port) };
}
