import type { TabChannel, TabMessage } from '@/lib/answers/queue-deps'

/** Tells the other tabs of an attempt what is chosen and saved; silent where the browser cannot. */
export function createTabChannel(attempt: string): TabChannel {
  let channel: BroadcastChannel | null = null
  return {
    open(onMessage) {
      if (typeof BroadcastChannel === 'undefined') return
      channel = new BroadcastChannel(`e-coaching answers ${attempt}`)
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
    },
    post: (message) => channel?.postMessage(message),
    close: () => {
      channel?.close()
      channel = null
    },
  }
}
