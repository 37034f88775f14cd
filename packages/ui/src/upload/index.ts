export * as Upload from './parts.ts'
export * from './upload.tsx'
export type { UploadedFile, UploadFile, UploadLimits, UploadStatus, UploadTransport } from './upload-files.ts'
export * from './upload-item.tsx'
