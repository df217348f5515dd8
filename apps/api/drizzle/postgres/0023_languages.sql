-- additive
ALTER TABLE "users" ADD COLUMN IF NOT EXISTS "chosen_language" text;