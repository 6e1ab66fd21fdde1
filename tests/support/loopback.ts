import { networkInterfaces } from 'node:os';

/** True when this machine has both addresses of `localhost`; without IPv6 there is only 127.0.0.1. */
export const hasIpv6Loopback = Object.values(networkInterfaces())
  .flat()
  .some((each) => each?.address === '::1');
