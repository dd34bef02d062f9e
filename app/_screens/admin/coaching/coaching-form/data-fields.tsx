import { useId } from 'react'
import { CategoryField } from '@/app/_screens/admin/category-field'
import { AdminField } from '@/app/_screens/admin/coaching/coaching-form/admin-field'
import { ScheduleFields } from '@/app/_screens/admin/coaching/coaching-form/schedule-fields'
import { NumberField } from '@/components/form/number-field'
import { TextField } from '@/components/form/text-field'
import { inputClass } from '@/components/ui/input-class'
import type { AdminCoaching } from '@/lib/entities/coaching'

function CodeField({ code }: { code: string | undefined }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 inline-block font-semibold text-sm">
        ID
      </label>
      <input
        id={id}
        type="text"
        readOnly
        value={code ?? ''}
        placeholder="Dibuat saat disimpan"
        className={inputClass()}
      />
    </div>
  )
}

/** The fields of §2 'Admin coaching add screen' above its tabs, without the flyer. */
export function DataFields({ coaching }: { coaching: AdminCoaching | null }) {
  const admin = coaching && {
    id: coaching.adminId,
    fullName: coaching.narahubung,
    extra: coaching.contact,
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-5">
        <CodeField code={coaching?.coachingCode} />
        <CategoryField stored={coaching?.category ?? null} />
      </div>
      <TextField name="topic" label="Topik" multiline rows={3} />
      <ScheduleFields isNew={coaching === null} />
      <AdminField stored={admin} />
      <NumberField name="totalPeserta" label="Total Peserta" unit="orang" />
    </div>
  )
}
