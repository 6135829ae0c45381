const CHANNEL = 'session'

/** What the tabs of this browser tell each other: who logged out. */
export const openTabs = () => {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    broadcastLeft: (userId: string): void => channel.postMessage({ left: userId }),
    onLeft: (on: (userId: string) => void): void => {
      channel.addEventListener('message', ({ data }: MessageEvent<{ readonly left?: unknown }>) => {
        if (typeof data.left === 'string') on(data.left)
      })
    },
    close: (): void => channel.close(),
  }
}

export type Tabs = ReturnType<typeof openTabs>
