ALTER TABLE "camera_streams" ALTER COLUMN "continuous_fps" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "camera_streams" ALTER COLUMN "motion_fps" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "camera_streams" ADD COLUMN IF NOT EXISTS "continuous_size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "camera_streams" ADD COLUMN IF NOT EXISTS "motion_size" text DEFAULT '' NOT NULL;