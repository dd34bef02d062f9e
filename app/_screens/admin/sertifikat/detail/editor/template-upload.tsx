import { FileButton } from '@/components/form/file-button'
import { upload } from '@/lib/api/upload'
import { api } from '@/lib/contract'
import type { TemplateFile } from '@/lib/entities/template'
import { FILE_ACCEPT, fileError } from '@/lib/validation/uploads'

type TemplateUploadProps = {
  label: string
  file: TemplateFile | null
  error?: string
  onChange: (file: TemplateFile) => void
}

/** Sends a background or a picture at once; the template names it when it is saved. */
export function TemplateUpload({ label, file, error, onChange }: TemplateUploadProps) {
  return (
    <FileButton<TemplateFile>
      label={label}
      accept={FILE_ACCEPT.template}
      variant="secondary"
      fileName={file?.fileName}
      error={error}
      check={(chosen) => fileError('template', chosen)}
      upload={(chosen, options) =>
        upload(api.certificateTemplate.uploadFile, { file: chosen, ...options })
      }
      onUploaded={({ filePath, fileName }) => onChange({ filePath, fileName })}
    />
  )
}
