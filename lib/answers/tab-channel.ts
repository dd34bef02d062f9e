import type { TabChannel, TabMessage } from '@/lib/answers/queue-deps'

/** Null where the browser has no channels, or refuses them while site data are blocked (Firefox). */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** Tells the other tabs of an attempt what is chosen and saved; silent where the browser cannot. */
export function createTabChannel(attempt: string): TabChannel {
  let channel: BroadcastChannel | null = null
  return {
    open(onMessage) {
      channel = openChannel(`e-coaching answers ${attempt}`)
      if (channel)
        channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
    },
    post: (message) => channel?.postMessage(message),
    close: () => {
      channel?.close()
      channel = null
    },
  }
}
