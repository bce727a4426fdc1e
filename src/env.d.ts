interface ImportMetaEnv {
  /** The backend behind the forms; see README.md. Checked by src/lib/build/supabase-settings.ts. */
  readonly PUBLIC_SUPABASE_URL: string;
  readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
