-- additive
ALTER TABLE "camera_streams" ADD COLUMN IF NOT EXISTS "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "camera_streams" ADD COLUMN IF NOT EXISTS "live_stream" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "camera_streams" ADD COLUMN IF NOT EXISTS "optics" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "camera_streams" ADD COLUMN IF NOT EXISTS "purpose" text DEFAULT '' NOT NULL;