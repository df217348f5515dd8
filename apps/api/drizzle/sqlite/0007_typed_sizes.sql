ALTER TABLE `camera_streams` ADD `continuous_size` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `camera_streams` ADD `motion_size` text DEFAULT '' NOT NULL;