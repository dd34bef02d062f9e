import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import type { Axis, Edge } from './arrange'
import type { Act } from './use-editing'

const EDGES: readonly { edge: Edge; label: string; icon: ReactNode }[] = [
  { edge: 'left', label: 'Ratakan ke kiri', icon: <AlignStartVertical /> },
  { edge: 'center', label: 'Ratakan ke tengah (mendatar)', icon: <AlignCenterVertical /> },
  { edge: 'right', label: 'Ratakan ke kanan', icon: <AlignEndVertical /> },
  { edge: 'top', label: 'Ratakan ke atas', icon: <AlignStartHorizontal /> },
  {
    edge: 'middle',
    label: 'Ratakan ke tengah (tegak)',
    icon: <AlignCenterHorizontal />,
  },
  { edge: 'bottom', label: 'Ratakan ke bawah', icon: <AlignEndHorizontal /> },
]
const AXES: readonly { axis: Axis; label: string; icon: ReactNode }[] = [
  {
    axis: 'across',
    label: 'Samakan jarak mendatar',
    icon: <AlignHorizontalDistributeCenter />,
  },
  { axis: 'down', label: 'Samakan jarak tegak', icon: <AlignVerticalDistributeCenter /> },
]

/** Puts what is selected in line: one by the page, several by one another. */
export function ArrangeButtons({ count, act }: { count: number; act: Act }) {
  const none = count === 0 && 'Pilih bidang terlebih dahulu'
  const few = count < 3 && 'Pilih sedikitnya tiga bidang'
  return (
    <fieldset aria-label="Susunan" className="flex flex-wrap">
      {EDGES.map(({ edge, label, icon }) => (
        <IconButton
          key={edge}
          {...{ label, icon, disabledReason: none }}
          onClick={() => act({ type: 'align', edge })}
        />
      ))}
      {AXES.map(({ axis, label, icon }) => (
        <IconButton
          key={axis}
          {...{ label, icon, disabledReason: few }}
          onClick={() => act({ type: 'distribute', axis })}
        />
      ))}
    </fieldset>
  )
}
