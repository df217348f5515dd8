-- additive
ALTER TABLE "camera_groups" ADD COLUMN IF NOT EXISTS "copied_from" bigint;--> statement-breakpoint
ALTER TABLE "site_designs" ADD COLUMN IF NOT EXISTS "copied_from" bigint;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN IF NOT EXISTS "copied_from" bigint;--> statement-breakpoint
ALTER TABLE "site_plans" ADD COLUMN IF NOT EXISTS "copied_from" bigint;