import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { expandIPv6 } from 'hono/utils/ipaddr'

/**
 * Whom a call comes from: an IPv4 address, or the network of an IPv6 one, whose owner has all its addresses.
 * Behind a proxy it is the last one of `X-Forwarded-For`, which the proxy wrote; without a connection it is null.
 */
export const addressOf = (context: Context, behindProxy: boolean): string | null => {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  const forwarded = behindProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = (forwarded ?? incoming?.socket.remoteAddress)?.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!address) return null
  return isIPv6(address) ? expandIPv6(address).split(':').slice(0, 4).join(':') : address
}

/** Whether an address, as `addressOf` says it, is this machine's own. */
export const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '0000:0000:0000:0000'
