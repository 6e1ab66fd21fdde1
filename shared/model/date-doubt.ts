/** Why the computer's date may be ahead of the true one. Nothing goes by its period meanwhile. */
export interface DateDoubt {
  /** The computer's date. ISO 8601, UTC. */
  readonly now: string;
  /** The newest date that is known to be right: the last work with Headroom here. ISO 8601, UTC. */
  readonly known: string;
  /** The photo service's date, where the computer's is ahead of it; null where the service has given none. ISO 8601, UTC. */
  readonly service: string | null;
}
